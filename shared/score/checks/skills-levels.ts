import { words } from '#shared/text/words.ts'
import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy } from '../check.ts'
import { t } from '../skills-texts.ts'
import { quote } from '../text/quote.ts'
import { unjudged } from '../unread.ts'

const SIGNS = /[★☆⭐●○◉◯■□▮▯▰▱█░▓]{2,}|[•·]{3,}/u
const FIGURE = /(?<![\d/.])(?:\d{1,3}\s?%|(?<!\p{L})\d{1,2}\s?\/\s?(?:5|10))[\s)]{0,3}$/u
/** A rate stands alone beside its skill: “33 words a minute, accuracy 100%” measures one. */
const isDrawn = (text: string): boolean =>
  SIGNS.test(text) || (FIGURE.test(text) && !/\d/.test(text.replace(FIGURE, '').replace(/\p{L}\d+/gu, '')))

const NAMED_MOST = 7
const LINE_MOST = 14

const check: CheckDefinition = {
  id: 'skills-levels',
  title: 'No stars, bars or percentages for skills',
  why: 'Four stars out of five mean something different to everyone, and software cannot read them.',
  part: 'section',
  place: 460,
  weight: 1, // Signs nobody can read.
  group: 'skills',
  restsOn: ['skills'],
  look(subject) {
    const { skills, sections } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    const named = skills
      .map((s, i) => ({ text: `${s.name} ${s.level}`.trim(), path: `skills.${i}` }))
      // A line about work that was read as a skill has its figures from there.
      .filter((_, i) => words(skills[i]?.name ?? '').length <= NAMED_MOST)
    const drawn = named.filter(({ text }) => isDrawn(text))
    const listed = sections.filter((s) => s.kind === 'skills' || s.kind === 'languages')
    // A draft has no headings of its own; of a page that has none for them it is said elsewhere.
    if ((sections.length > 0 || subject.facts) && !sections.some((s) => s.kind === 'skills'))
      return unjudged()
    const lines = listed.flatMap((s) =>
      s.lines.filter(
        (l) => words(l.text).length <= LINE_MOST && l.text.slice(0, 500).split(/[,;|]/).some(isDrawn),
      ),
    )
    const n = Math.max(drawn.length, lines.length)
    return gradedBy([...drawn, ...lines], Math.max(0.2, 1 - n / skills.length), t.inWords, (first) => ({
      finding: t.levelsDrawn,
      fix: t.leaveSignsOut({ text: quote(first.text, 80) }),
      evidence:
        drawn.length > 0
          ? drawn.map((d) => evidenceOf(subject, d))
          : lines.map((l) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    }))
  },
}
export default check
