import { plainOf } from '#shared/schema/rich-text.ts'
import { CustomSections } from './custom-sections.tsx'
import { Extras } from './extras.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { References } from './references.tsx'
import type { StepProps } from './step-props.ts'
import { TemplateChoice } from './template-choice.tsx'
import { Unplaced } from './unplaced.tsx'

function Glance({ draft }: Pick<StepProps, 'draft'>) {
  const { personalInfo: p } = draft
  const rows = [
    ['Name', [p.firstName, p.lastName].filter(Boolean).join(' ')],
    ['Email', p.email],
    ['Phone', p.phone],
    ['Summary', plainOf(draft.summary)],
    ['Target Role', draft.targetRole],
  ] as const
  return (
    <dl className="divide-y divide-line">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-4 py-2">
          <dt className="w-28 shrink-0 text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-1 break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-soft">not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export default function ReviewStep({ draft, change }: StepProps) {
  return (
    <div className="space-y-10">
      <TemplateChoice draft={draft} change={change} />
      <section aria-labelledby="review-title">
        <h3 id="review-title" className="font-semibold">
          Preview
        </h3>
        <Glance draft={draft} />
      </section>
      <section aria-labelledby="layout-title">
        <h3 id="layout-title" className="font-semibold">
          Page
        </h3>
        <LayoutSettings draft={draft} change={change} />
      </section>
      <section aria-labelledby="extras-title">
        <h3 id="extras-title" className="font-semibold">
          More sections
        </h3>
        <Extras draft={draft} change={change} />
      </section>
      <section aria-labelledby="references-title">
        <h3 id="references-title" className="font-semibold">
          References
        </h3>
        <References draft={draft} change={change} />
      </section>
      <section aria-labelledby="own-title">
        <h3 id="own-title" className="font-semibold">
          Your own sections
        </h3>
        <CustomSections draft={draft} change={change} />
      </section>
      <Unplaced draft={draft} change={change} />
    </div>
  )
}
