import { isTitleIn } from '#shared/jobs/matching/titles.ts'
import { ofKind } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { t } from '../texts.ts'

const check: CheckDefinition = {
  id: 'keyword-title',
  part: 'keyword',
  group: 'summary',
  look(subject) {
    const [asked] = ofKind(subject, ['title'])
    if (!asked)
      return notApplicable(
        subject.requirements.some(({ kind }) => kind === 'title')
          ? t.titleInAnotherLanguage
          : 'The job has no title to look for.',
      )
    const { summary } = subject.resume
    // Whoever changes trade has held no such position: to name the title as the aim is enough.
    if (asked.status !== 'missing' || isTitleIn(asked.text, summary))
      return pass(`“${asked.text}”, or a title close to it, is in your resume.`)
    return fail(
      `“${asked.text}” is not in your resume, nor a title close to it.`,
      `Put the job’s title, “${asked.text}”, under your name or into your summary, as what you are or want to become.`,
    )
  },
}
export default check
