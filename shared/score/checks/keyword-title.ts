import { isTitleIn } from '#shared/jobs/matching/titles.ts'
import { ofKind } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { t as texts } from '../texts.ts'

const check: CheckDefinition = {
  id: 'keyword-title',
  title: 'The job’s title',
  why: 'Recruiters search for the job title first.',
  part: 'keyword',
  place: 40,
  weight: 8, // The first thing that is searched for.
  group: 'summary',
  restsOn: [],
  look(subject) {
    const [asked] = ofKind(subject, ['title'])
    if (!asked)
      return notApplicable(
        subject.requirements.some(({ kind }) => kind === 'title') ? texts.titleUnjudged : t.noTitleAsked,
      )
    const { summary } = subject.resume
    // Whoever changes trade has held no such position: to name the title as the aim is enough.
    if (asked.status !== 'missing' || isTitleIn(asked.text, summary))
      return pass(t.titleThere({ title: asked.text }))
    return fail(t.titleMissing({ title: asked.text }), t.putTitle({ title: asked.text }))
  },
}
export default check
