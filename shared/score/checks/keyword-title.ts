import { ofKind } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-title',
  part: 'keyword',
  group: 'summary',
  title: 'The job’s title',
  why: 'The title of the job is what recruiters type first; resumes that hold it come up first.',
  look(subject) {
    const [asked] = ofKind(subject, ['title'])
    if (!asked) return notApplicable('The job has no title to look for.')
    return graded(
      asked.status === 'proven' ? 1 : asked.status === 'listed' ? 0.8 : 0,
      `“${asked.text}”, or a title close to it, is in your resume.`,
      () => ({
        finding:
          asked.status === 'listed'
            ? `“${asked.text}” is named, but no position had that title.`
            : `“${asked.text}” is not in your resume, nor a title close to it.`,
        fix:
          asked.status === 'listed'
            ? `If one of your positions was the work of a ${asked.text}, say so beside its title.`
            : `Name the title “${asked.text}” in your summary, as what you are or are becoming.`,
        evidence: asked.proof ? [{ ...asked.proof, fix: '' }] : [],
      }),
    )
  },
}
export default check
