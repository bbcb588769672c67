import type { Check } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { pronounIn } from '../checks/first-person.ts'
import { isClaim } from '../subject.ts'
import { opening } from '../text/opening.ts'
import { retold } from '../text/tense.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { isSoftSkill } from '../words/soft-skills.ts'
import { sampleResume } from './sample.ts'
import { headOf, sectionsOf } from './sections.ts'

// A person who does what each check says, and nothing else: by it the fixes are shown to lead to full marks, and
// never to contradict each other.

type Repair = (r: Resume, check: Check) => void

const good = sampleResume()

/** Rewrites the lines a check points at. */
function rewrite(r: Resume, check: Check, to: (text: string, proposed: string) => string): void {
  for (const { path, text, fix } of check.evidence) {
    const bullet = /^(experience|projects)\.(\d+)\.bullets\.(\d+)$/.exec(path)
    if (bullet) {
      const list = r[bullet[1] as 'experience' | 'projects'][Number(bullet[2])]!.bullets
      list[Number(bullet[3])] = to(list[Number(bullet[3])]!, fix)
      continue
    }
    const field = /^(experience|projects)\.(\d+)\.(text|description|technologies)$/.exec(path)
    if (field) {
      const entry = r[field[1] as 'experience'][Number(field[2])]! as unknown as Record<string, string>
      // A sentence is told without the line breaks that stand in it.
      entry[field[3]!] = entry[field[3]!]!.replace(/\s+/g, ' ').replace(text, () => to(text, fix))
    } else if (path === 'summary') r.summary = r.summary.replace(text, () => to(text, fix))
    else if (path.startsWith('skills.')) r.skills[Number(path.slice(7))]!.name = to(text, fix)
  }
}

const proposed: Repair = (r, check) => rewrite(r, check, (text, fix) => fix || text)

/** Verbs for lines that need one, each taken when no other bullet begins with it. */
const VERBS =
  'Arranged Balanced Calculated Drafted Evaluated Filed Gathered Hosted Installed Judged Launched Measured Ordered Painted Qualified Repaired Sorted Tested Updated Validated Weighed Checked Opened Planned Ranked Served Tracked Unified Won Acquired Bought Coached Delivered Edited Formed Guided Hired Invented Joined Kept Loaded Merged Noted Offered Placed Queried Raised Signed Timed Upgraded Viewed'.split(
    ' ',
  )
const taken = (r: Resume): Set<string> =>
  new Set([...r.experience, ...r.projects].flatMap((e) => e.bullets.map((b) => opening(b).token)))
const freshVerb = (r: Resume): string => {
  const [verbs, said] = [taken(r), told(r)]
  return VERBS.find((v) => !verbs.has(v) && !said.includes(v)) ?? 'Organized'
}

const BULLETS = [
  'introduced a plan for the spring season that brought 300 new readers',
  'prepared a handbook that 40 colleagues use each week',
  'moved the archive of 9,000 letters to a new building',
  'reduced waiting time at the counter from twelve to four minutes',
  'found 15 mistakes in the price list before it was printed',
  'answered 80 questions a week from schools and families',
]
const EVENTS = [
  'a concert of old songs',
  'an evening with two writers',
  'a market of used bicycles',
  'a walk through three gardens',
  'a course on mending clothes',
  'a table tennis cup',
  'a tour of the harbour',
  'a lesson in bread baking',
  'a display of kites',
  'a reading of ghost stories',
  'a repair day for lamps',
  'a chess afternoon',
  'a film about rivers',
  'a swap of house plants',
  'a talk on beekeeping',
  'a picnic under lime trees',
  'a puppet show',
  'a workshop on sundials',
  'a relay around the lake',
  'a supper of local cheese',
  'a quiz about maps',
  'a class in knot tying',
  'a parade of lanterns',
  'an exhibition of clocks',
  'a choir rehearsal',
  'a flea market',
  'a sailing trial',
  'a night of star charts',
  'a seed library',
  'a drawing contest',
]
const GUESTS = ['neighbours', 'families', 'sailors', 'readers', 'teachers', 'gardeners']
/** All that is told, so that nothing is told twice. */
const told = (r: Resume): string =>
  [
    ...r.experience.flatMap((e) => [e.text, ...e.bullets]),
    ...r.projects.flatMap((p) => [p.description, ...p.bullets]),
  ].join('\n')

const freshBullet = (r: Resume): string => {
  const said = told(r)
  const bodies = [...BULLETS.map((b) => b.split(' ').slice(1).join(' ')), ...EVENTS]
  const at = bodies.findIndex((body) => !said.includes(body))
  const body = bodies[at] ?? `${EVENTS[said.length % EVENTS.length]} again`
  const whole =
    at >= 0 && at < BULLETS.length ? body : `${body} for ${at + 100} ${GUESTS[at % GUESTS.length]}`
  return `${freshVerb(r)} ${whole}${stopped(r) ? '.' : ''}`
}
const stopped = (r: Resume): boolean => {
  const all = [...r.experience, ...r.projects].flatMap((e) => e.bullets)
  return all.filter((b) => b.endsWith('.')).length > all.length / 2
}
const beforeStop = (text: string, more: string): string =>
  /\.$/.test(text) ? `${text.slice(0, -1)}${more}.` : text + more

function printPage(r: Resume): void {
  r.head = headOf(r)
  r.sections = sectionsOf(r)
}

function dateAll(r: Resume): void {
  r.experience.forEach((e, i) => {
    const year = 2024 - i * 2
    e.startDate = `${year}-01`
    e.endDate = i === 0 ? '' : `${year + 1}-12`
    e.printedDates = i === 0 ? `Jan ${year} – Present` : `Jan ${year} – Dec ${year + 1}`
  })
  r.education.forEach((e) => {
    Object.assign(e, { startDate: '2008', endDate: '2012', printedDates: '2008 – 2012' })
  })
}

const summarise: Repair = (r) => {
  const role = r.experience[0]?.position || r.headline || 'Specialist'
  r.summary = `${role} with several years of experience, who has worked with people of every age. Raised sales by 12 % in one season and kept them there. Cares about clear words, calm days and work that lasts.`
}

/** A line is told anew by its writer only where the rules refuse it. */
function untellable(text: string): '' {
  const { token, at, tenses } = opening(text)
  if (retold(text, { token, at, from: tenses[0]!, to: 'past' }) !== '')
    throw new Error(`“${text}” could be told in the past, and nothing was proposed.`)
  return ''
}

export const REPAIRS: Record<string, Repair> = {
  'name-present': (r) => {
    r.name = good.name
  },
  placeholders: (r) => {
    r.name = good.name
    printPage(r)
  },
  'email-valid': (r) => {
    r.personalInfo.email = good.personalInfo.email
    printHead(r)
  },
  'email-professional': (r) => {
    r.personalInfo.email = good.personalInfo.email
    printHead(r)
  },
  'one-contact': (r) => printHead(r),
  'phone-valid': (r) => {
    r.personalInfo.phone = good.personalInfo.phone
    printHead(r)
  },
  'linkedin-present': (r) => {
    r.personalInfo.linkedin = good.personalInfo.linkedin
  },
  'location-present': (r) => {
    r.personalInfo.address = 'Portland, Oregon'
  },
  'links-valid': (r, check) => {
    const wrong = new Set(check.evidence.map((e) => e.text))
    r.links = r.links.filter((l) => !wrong.has(l.url))
    if (r.links.length === 0) r.links = [...good.links]
  },
  'summary-present': summarise,
  'summary-length': summarise,
  'summary-role': summarise,
  'summary-level': summarise,
  'summary-proof': summarise,
  'experience-present': (r) => {
    if (r.experience.length === 0) r.experience = [structuredClone(good.experience[0]!)]
  },
  'experience-complete': (r) => {
    for (const e of r.experience) {
      e.position ||= 'Assistant'
      e.company ||= 'Self-employed'
    }
  },
  'experience-dates': dateAll,
  'dates-in-order': dateAll,
  'newest-first': dateAll,
  'ats-parsable-dates': dateAll,
  'date-style': dateAll,
  'bullets-used': (r) => {
    for (const e of r.experience)
      if (e.bullets.length === 0) Object.assign(e, { bullets: e.text.split(/(?<=\.) /), text: '' })
  },
  'bullet-count': (r) => {
    for (const e of r.experience) {
      e.bullets = e.bullets.slice(0, THRESHOLDS.bulletsPerPosition.most)
      const claims = () =>
        new Set(
          e.bullets.filter((text) => isClaim({ text, opening: opening(text) }) && opening(text).weak === ''),
        ).size
      while (claims() < THRESHOLDS.bulletsPerPosition.fewest) e.bullets.push(freshBullet(r))
    }
  },
  'bullet-strength': (r, check) => {
    rewrite(r, check, () => freshBullet(r))
    if (check.evidence.length > 0) return
    for (let n = Number(/\d+/.exec(check.finding)?.[0] ?? 0); n < THRESHOLDS.strength.whole; n++) {
      const [briefest] = [...r.experience].sort((a, b) => a.bullets.length - b.bullets.length)
      briefest?.bullets.push(freshBullet(r))
    }
  },
  'figures-plausible': (r, check) => rewrite(r, check, () => freshBullet(r)),
  overlaps: dateAll,
  'years-claimed': summarise,
  'weak-openers': (r, check) =>
    rewrite(
      r,
      check,
      (text, fix) => fix || `${freshVerb(r)} ${text.slice(opening(text).weak.length).trim()}`,
    ),
  tense: (r, check) => rewrite(r, check, (text, fix) => fix || untellable(text) || freshBullet(r)),
  cliches: (r, check) => rewrite(r, check, (_, fix) => fix || freshBullet(r)),
  fillers: proposed,
  'common-spelling': proposed,
  'technology-spelling': proposed,
  'end-punctuation': proposed,
  'first-person': (r, check) =>
    rewrite(r, check, (text) => {
      let rest = text
      for (let p = pronounIn(rest); p !== ''; p = pronounIn(rest))
        rest = rest.replace(p, '').replace(/\s+/g, ' ').trim()
      return rest.charAt(0).toUpperCase() + rest.slice(1)
    }),
  'passive-voice': (r, check) => rewrite(r, check, () => freshBullet(r)),
  'action-verbs': (r, check) =>
    rewrite(r, check, (text) => `${freshVerb(r)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
  'repeated-verbs': (r, check) =>
    rewrite(r, check, (text) => text.replace(opening(text).token, () => freshVerb(r))),
  'quantified-results': (r, check) =>
    rewrite(r, check, (text) => beforeStop(text, ` for ${text.length} people`)),
  'bullet-length': (r, check) =>
    rewrite(r, check, (text) => {
      const parts = text.split(/\s+/)
      return parts.length > THRESHOLDS.bullet.longest
        ? parts
            .slice(0, THRESHOLDS.bullet.longest - 8)
            .join(' ')
            .replace(/,$/, '')
        : beforeStop(text, ` together with ${text.length + 20} colleagues over three seasons`)
    }),
  'skills-present': (r) => fillSkills(r),
  'skills-count': (r) => fillSkills(r),
  'skills-separable': (r, check) => {
    const long = new Set(check.evidence.map((e) => e.text))
    r.skills = r.skills.filter((s) => !long.has(s.name))
  },
  'skills-levels': (r) => {
    for (const s of r.skills) Object.assign(s, { level: '', name: s.name.replace(/[★☆]+/g, '').trim() })
    printPage(r)
  },
  'skills-soft': (r) => {
    r.skills = r.skills.filter((s) => !isSoftSkill(s.name))
  },
  'skills-shown': (r, check) => {
    // "… or drop what you never used."
    const unseen = new Set(check.evidence.map((e) => e.text))
    r.skills = r.skills.filter((s) => !unseen.has(s.name))
    fillSkills(r)
  },
  'skills-grouped': (r) => {
    for (const [i, s] of r.skills.entries()) s.group = i % 2 === 0 ? 'Tools' : 'Methods'
  },
  'ats-stuffing': (r) => {
    r.skills = r.skills.slice(0, THRESHOLDS.skills.most)
  },
  'education-present': (r) => {
    r.education = [structuredClone(good.education[0]!)]
  },
  'education-complete': (r) => {
    for (const e of r.education) {
      e.institution ||= 'Cascade State University'
      e.degree ||= 'Bachelor of Science'
      e.field ||= 'History'
    }
  },
  'education-year': dateAll,
  'ats-known-headings': printPage,
  'section-order': printPage,
  'ats-length': (r, check) => {
    if (check.finding.startsWith('Too short'))
      r.volunteering.push({
        title: 'Reading circle',
        detail: `number ${r.volunteering.length + 1} ${'meets every month in the city library and reads books of the whole world aloud '.repeat(6)}`,
        date: '',
        link: '',
      })
    else {
      r.volunteering = []
      r.projects = []
      r.interests = []
      r.experience.pop()
    }
  },
}

function printHead(r: Resume): void {
  r.head = headOf(r)
}

/** Skills the bullets already show. */
function fillSkills(r: Resume): void {
  r.skills = r.skills.slice(0, THRESHOLDS.skills.most)
  const told = [...r.experience, ...r.projects].flatMap((e) =>
    [...e.bullets, 'text' in e ? e.text : ''].flatMap((b) => b.split(/[\s,.]+/).slice(1)),
  )
  for (const word of told)
    if (
      r.skills.length < THRESHOLDS.skills.fewest &&
      /^\p{L}{5,}$/u.test(word) &&
      !r.skills.some((s) => s.name === word)
    )
      r.skills.push({ name: word, level: '', group: '' })
}
