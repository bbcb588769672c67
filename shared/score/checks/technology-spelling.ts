import { runs } from '#shared/text/words.ts'
import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy } from '../check.ts'
import { list } from '../said.ts'
import type { Subject } from '../subject.ts'
import { mayMisspellTechnologies, misspelledTechnologies, respelled, surely } from '../text/spelling.ts'
import { t } from '../writing-texts.ts'

/** So many are named, the others counted. */
const NAMED = 2

const check: CheckDefinition = {
  id: 'technology-spelling',
  title: 'Technologies are spelled as their makers spell them',
  why: 'People who work with a tool know its spelling. “Javascript” stands out.',
  part: 'section',
  place: 420,
  weight: 2, // Noticed by whoever works with the tool.
  group: 'skills',
  restsOn: [],
  look(subject) {
    const texts = spelledTexts(subject)
    if (texts.length === 0) return noStatements(subject)
    const hit = texts.flatMap((told) => {
      const wrong = mayMisspellTechnologies(told.runs)
        ? surely(misspelledTechnologies(told.text), subject)
        : []
      const [first] = wrong
      return first ? [{ told, wrong, first }] : []
    })
    const kinds = new Map(hit.flatMap((h) => h.wrong.map((w) => [w.wrong, w] as const)))
    return gradedBy(hit, 1 - kinds.size / 5, t.technologiesSpelled, ({ told: worst, first }) => ({
      finding: t.misspelled({
        pairs: list(
          [...kinds.values()].map((pair) => t.shouldBe(pair)),
          NAMED,
        ),
      }),
      fix: t.writeInstead({ instead: first.right, phrase: first.wrong, bullet: worst.where }),
      evidence: hit.map((h) => evidenceOf(subject, h.told, respelled(h.told.text, h.wrong))),
    }))
  },
}
export default check

const spelledTexts = (subject: Subject) => [
  ...subject.prose.map(({ text, runs, path, where }) => ({ text, runs, path, where })),
  ...subject.resume.skills.map((s, i) => ({
    text: s.name,
    runs: runs(s.name),
    path: `skills.${i}`,
    where: t.skills,
  })),
  ...subject.resume.projects.flatMap((p, i) =>
    p.technologies === ''
      ? []
      : [
          {
            text: p.technologies,
            runs: runs(p.technologies),
            path: `projects.${i}.technologies`,
            where: t.project({ name: p.name }),
          },
        ],
  ),
]
