import { type CheckDefinition, fail, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'summary-present',
  part: 'section',
  group: 'summary',
  title: 'A summary at the top',
  why: 'Two or three sentences decide whether the rest is read; they are also where search looks first.',
  look: ({ resume }) =>
    resume.summary.trim() === ''
      ? fail(
          'There is no summary.',
          'Write two or three sentences under your name: what you are, for how long, and the best thing you have done.',
        )
      : pass('There is a summary.'),
}
export default check
