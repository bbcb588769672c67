import { isCertificate, showsAtWork } from '#shared/jobs/matching/held.ts'
import type { Lexicon } from '#shared/jobs/text/lexicon.ts'
import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { noStatements, unusableSkills } from '../absent.ts'
import { at, type CheckDefinition, graded, notApplicable, pass } from '../check.ts'
import { list } from '../said.ts'
import { t } from '../skills-texts.ts'
import type { Subject } from '../subject.ts'
import { isSpokenLanguage } from '../text/spoken-languages.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { isSoftSkill } from '../words/soft-skills.ts'

/** Beyond this a list is stuffed, and said to be elsewhere; the search stays quick. */
const LOOKED_AT = 150

/** No bullet would name these, and a trait is no tool. */
const EVERYDAY =
  /(?<!\p{L})(?:(?:ms|microsoft)?\s?(?:office|word|excel|outlook|powerpoint)|typing|internet|e-?mail|basic|proficien\w*|knowledge|hard[- ]?working|persuasive|motivat\w*)(?!\p{L})/iu
/** Longer ones are sentences. */
const WORDS_MOST = 4
/** One or two are no habit. */
const UNSEEN_FEWEST = 3

const check: CheckDefinition = {
  id: 'skills-shown',
  title: 'Skills show in your work',
  why: 'A skill you used in a job is more convincing than one in a list.',
  part: 'section',
  place: 230,
  weight: 3, // A claim against a proof.
  group: 'skills',
  restsOn: ['skills', 'experience'],
  look(subject) {
    const skills = subject.resume.skills.slice(0, LOOKED_AT)
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    if (subject.statements.length === 0) return noStatements(subject)
    const vocabulary = lexicon()
    const told = workText(subject)
    const uncertified = skills.filter((s) => !isCertificate(s.name, vocabulary))
    const hard = uncertified.filter(
      ({ name }) =>
        !isSoftSkill(name) &&
        !isSpokenLanguage(name) &&
        !EVERYDAY.test(name) &&
        words(name).length <= WORDS_MOST,
    )
    if (uncertified.length === 0) return notApplicable(t.onlyLicenses)
    if (
      hard.length === 0 &&
      uncertified.some(({ name }) => EVERYDAY.test(name) || words(name).length > WORDS_MOST)
    )
      return notApplicable(t.noneToShow)
    // Triage or negotiation is shown by deeds that do not name it; a tool is named where it was used.
    const tools = hard.filter(({ name }) => toolsIn(name, vocabulary).length > 0)
    if (hard.length > 0 && tools.length < TOOLS_FEWEST) return pass(t.areMethods)
    const asked = new Set(subject.requirements.map((r) => r.proof?.path ?? ''))
    const { bySkill, lines } = subject.evidence
    const isAtWork = (tool: number) => bySkill.get(tool)?.some((line) => lines[line]?.strength === 'work')
    const unseen = tools.filter(({ name: skill }) => {
      const names = namesOf(skill)
      if (names.some((name) => shows(told, name)) || toolsIn(skill, vocabulary).some(isAtWork)) return false
      // Dearer: by its other names, too.
      return ![...new Set([...names, skill])].some((name) => showsAtWork(name, subject.evidence, vocabulary))
    })
    const shown = tools.length - unseen.length
    // A turner who lists programs learned them for another trade.
    const ofTrade = new Set(
      [...bySkill.keys()].filter(isAtWork).map((skill) => vocabulary.skills[skill]?.field),
    )
    const isOfTrade = (tool: number) => ofTrade.has(vocabulary.skills[tool]?.field)
    if (
      tools.length > 0 &&
      shown === 0 &&
      !tools.some(({ name }) => toolsIn(name, vocabulary).some(isOfTrade))
    )
      return notApplicable(t.ofAnotherTrade)
    // What the job asks for is not to be dropped: its own check says where to name it.
    const free = unseen.filter((s) => !asked.has(`skills.${skills.indexOf(s)}`))
    const named = free.length > 0 ? free : unseen
    const needed = Math.max(1, tools.length * THRESHOLDS.skills.shown)
    return graded(
      tools.length === 0 ? 0 : unseen.length < UNSEEN_FEWEST ? 1 : shown / needed,
      t.shown({ count: shown, all: tools.length }),
      () => ({
        finding:
          hard.length === 0
            ? t.noneForWork
            : shown === 0
              ? t.noneShown
              : t.unseen(unseen.length, { all: tools.length }),
        fix:
          hard.length === 0
            ? t.listTools
            : (free.length === 0 ? t.nameInWork : t.nameOrDrop)(named.length, {
                skills: list(
                  named.map((s) => s.name),
                  3,
                ),
              }),
        // Those the sentence names come first.
        evidence: [...named, ...unseen.filter((s) => !named.includes(s))].map((s) =>
          at(subject, `skills.${skills.indexOf(s)}`, s.name),
        ),
      }),
    )
  },
}
export default check

/** Fewer are no list of tools. */
const TOOLS_FEWEST = 3

/** Programs, languages of programs and machines in an entry of the list: what is called by its name where it was used. */
const toolsIn = (name: string, vocabulary: Lexicon): number[] =>
  scan(name, vocabulary, true)
    .hits.map(({ skill }) => skill)
    .filter((skill) => vocabulary.skills[skill]?.kind === 'tool')

const TOLD_UNDER: ReadonlySet<SectionKind> = new Set([
  'experience',
  'projects',
  'volunteering',
  'publications',
])

/** Positions and projects as one text of plain words, each between spaces. */
function workText({ resume }: Subject): string {
  const texts: string[] = []
  // What stands under these headings was told of work, wherever it was filed.
  const isTold = resume.experience.length + resume.projects.length > 0
  for (const { kind, lines } of resume.sections)
    if (isTold && TOLD_UNDER.has(kind)) texts.push(...lines.map(({ text }) => text))
  for (const e of resume.experience) texts.push(e.position, e.text, e.bullets.join(' \n '))
  for (const p of resume.projects) texts.push(p.name, p.description, p.technologies, p.bullets.join(' \n '))
  return ` ${plain(texts.join(' \n '))} `
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** Endings of grammar do not matter: 'design' shows in 'designed', 'tests' in 'testing'. */
const STEM = /(?:isation|ization|ising|izing|ations?|ments?|ings?|ies|ed|es|er|s|y|e)$/

/** What may stand behind a stem in the text, where it ends a word: 'cash' does not show in 'cashew'. */
const ENDING =
  /^(?:i[sz](?:e|es|ed|er|ers|ing|ations?)|at(?:e|es|ed|ing|ions?|ors?|ive|ic)|ments?|ings?|ies|ied|ed|es|ers?|ants?|ary|able|ability|al|ly|ic|s|y|e|d|rs?|js|\d+)?$/

/** Whoever ran usability sessions did usability testing. */
const OF_ANYTHING =
  /(?<=\S) (?:analysis|knowledge|management|methods?|operations?|planning|practices?|procedures?|processes|services?|skills?|support|systems?|techniques?|testing|tools?|work)$/
/** Of these nearly every resume speaks: 'market penetration' shows no penetration testing. */
const OF_EVERYTHING =
  /^(?:account|administration|business|category|channel|clients?|company|content|contracts?|customers?|database|delivery|document|employee|enterprise|financial|general|information|internal|maintenance|marketing|material|medical|network|operations?|patients?|penetration|people|performance|personal|portfolio|problem|process|products?|production|program|programme|projects?|property|quality|regression|relationship|research|resources?|security|software|strategic|strategy|student|supplier|technical|training|vendors?|website)$/

/** 'React (Hooks)' shows where 'React' does; 'AWS/GCP' where one of them does. */
const namesOf = (skill: string): string[] =>
  skill.split(/[()/,]| and | & /).filter((name) => plain(name) !== '')

function shows(told: string, name: string): boolean {
  const words = plain(name)
  if (told.includes(` ${words} `)) return true
  const stem = sortless(words).replace(STEM, '')
  if (stem.length < 4) return false
  const sought = ` ${stem}`
  for (let at = told.indexOf(sought); at >= 0; at = told.indexOf(sought, at + 1)) {
    const from = at + sought.length
    if (ENDING.test(told.slice(from, told.indexOf(' ', from)))) return true
  }
  return false
}

/** Without the sort of work, where what is left still says which. */
function sortless(words: string): string {
  const rest = words.replace(OF_ANYTHING, '')
  return rest.includes(' ') || (rest.length >= 7 && !OF_EVERYTHING.test(rest)) ? rest : words
}
