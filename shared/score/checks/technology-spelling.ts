import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy } from '../check.ts'
import type { Subject } from '../subject.ts'
import {
  type Misspelling,
  mayMisspellTechnologies,
  misspelledTechnologies,
  respelled,
  surely,
} from '../text/spelling.ts'
import { runs } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'technology-spelling',
  part: 'section',
  group: 'skills',
  look(subject) {
    const texts = spelledTexts(subject)
    if (texts.length === 0) return noStatements(subject)
    const hit = texts.flatMap((t) => {
      const wrong = mayMisspellTechnologies(t.runs) ? surely(misspelledTechnologies(t.text), subject) : []
      const [first] = wrong
      return first ? [{ t, wrong, first }] : []
    })
    const kinds = new Map(hit.flatMap((h) => h.wrong.map((w) => [w.wrong, w] as const)))
    return gradedBy(
      hit,
      1 - kinds.size / 5,
      'Technologies are spelled as their makers spell them.',
      ({ t: worst, first }) => ({
        finding: `${pairs([...kinds.values()])}.`,
        fix: `Write “${first.right}” for “${first.wrong}” in ${worst.where}.`,
        evidence: hit.map((h) => evidenceOf(subject, h.t, respelled(h.t.text, h.wrong))),
      }),
    )
  },
}
export default check

const pairs = (wrong: readonly Misspelling[]): string =>
  wrong.map((w) => `“${w.wrong}” should be “${w.right}”`).join(', ')

const spelledTexts = (subject: Subject) => [
  ...subject.prose.map(({ text, runs, path, where }) => ({ text, runs, path, where })),
  ...subject.resume.skills.map((s, i) => ({
    text: s.name,
    runs: runs(s.name),
    path: `skills.${i}`,
    where: 'your skills',
  })),
  ...subject.resume.projects.flatMap((p, i) =>
    p.technologies === ''
      ? []
      : [
          {
            text: p.technologies,
            runs: runs(p.technologies),
            path: `projects.${i}.technologies`,
            where: `the project ${p.name}`,
          },
        ],
  ),
]
