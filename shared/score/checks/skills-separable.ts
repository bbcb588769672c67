import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { words } from '#shared/text/words.ts'
import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy } from '../check.ts'
import { t } from '../skills-texts.ts'
import { quote } from '../text/quote.ts'
import { isTorn } from '../text/torn.ts'

/** A skill of more words is a sentence. */
const WORDS_MOST = 8

const check: CheckDefinition = {
  id: 'skills-separable',
  title: 'Skills separated clearly',
  why: 'Software splits a list at commas, bullets and lines. It may miss skills inside a sentence.',
  part: 'section',
  place: 370,
  weight: 2, // A sentence cannot be split by a machine.
  group: 'skills',
  restsOn: ['skills'],
  look(subject) {
    const { skills } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    const long = skills.flatMap((s, i) =>
      // `AWS (S3, Lambda, EC2)` is one skill with its parts.
      // A piece of a list was parted by us.
      !isTorn(s.name) &&
      !/[\t:]/.test(s.name) &&
      namesSkill(s.name) &&
      words(s.name.replace(/\([^()]*\)/g, ' ')).length > WORDS_MOST
        ? [{ text: s.name, path: `skills.${i}` }]
        : [],
    )
    return gradedBy(long, 1 - long.length / skills.length, t.separated, (first) => ({
      finding: t.sentences(long.length),
      fix: t.breakUp({ text: quote(first.text, 80) }),
      evidence: long.map((l) => evidenceOf(subject, l)),
    }))
  },
}
export default check

/** A sentence in which nothing is known to be a skill may be anything else: a declaration, a signature. */
const namesSkill = (text: string): boolean => scan(text, lexicon(), true).hits.length > 0
