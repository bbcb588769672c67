import type { Resume } from '#shared/schema/resume.ts'
import { ofKind } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { sharesTitle } from '../text/titles.ts'

const check: CheckDefinition = {
  id: 'keyword-title',
  part: 'keyword',
  group: 'summary',
  look(subject) {
    const [asked] = ofKind(subject, ['title'])
    if (!asked) return notApplicable('The job has no title to look for.')
    const { summary } = subject.resume
    // Whoever changes trade has held no such position: to name the title as the aim is enough.
    if (asked.status !== 'missing' || sharesTitle(asked.text, summary))
      return pass(`“${asked.text}”, or a title close to it, is in your resume.`)
    if (isInAnotherScript(asked.text, subject.resume))
      return notApplicable('Not judged: your titles are in another script than the job’s.')
    return fail(
      `“${asked.text}” is not in your resume, nor a title close to it.`,
      `Put the job’s title, “${asked.text}”, under your name or into your summary, as what you are or want to become.`,
    )
  },
}
export default check

const LATIN = /\p{Script=Latin}/u
const LETTER = /\p{L}/u

/** 数据分析师 may well be the Data Analyst that is asked for: nobody is told it is missing. */
function isInAnotherScript(asked: string, { headline, experience }: Resume): boolean {
  const own = [headline, ...experience.map(({ position }) => position)].filter((title) => LETTER.test(title))
  return own.length > 0 && own.every((title) => LATIN.test(title) !== LATIN.test(asked))
}
