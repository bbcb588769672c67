import { Suspense } from 'react'
import { fullNameOf } from '#shared/export/file-name.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { t } from '../texts.ts'
import { CustomSections } from './custom-sections.tsx'
import { Extras } from './extras.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { References } from './references.tsx'
import type { StepProps } from './step-props.ts'
import { TemplateChoice } from './template-choice.tsx'

const Unplaced = lazyPart(() => import('./unplaced.tsx'))

function Glance({ draft }: Pick<StepProps, 'draft'>) {
  const { personalInfo: p } = draft
  const rows = [
    [t.nameIt, fullNameOf(draft)],
    [t.email, p.email],
    [t.phone, p.phone],
    [t.summary, plainOf(draft.summary)],
    [t.targetRole, draft.targetRole],
  ] as const
  return (
    <dl className="divide-y divide-line">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-4 py-2">
          <dt className="w-28 shrink-0 text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-1 break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-soft">{t.notGiven}</span>}
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
          {t.preview}
        </h3>
        <Glance draft={draft} />
      </section>
      <section aria-labelledby="layout-title">
        <h3 id="layout-title" className="font-semibold">
          {t.page}
        </h3>
        <LayoutSettings draft={draft} change={change} />
      </section>
      <section aria-labelledby="extras-title">
        <h3 id="extras-title" className="font-semibold">
          {t.moreSections}
        </h3>
        <Extras draft={draft} change={change} />
      </section>
      <section aria-labelledby="references-title">
        <h3 id="references-title" className="font-semibold">
          {t.references}
        </h3>
        <References draft={draft} change={change} />
      </section>
      <section aria-labelledby="own-title">
        <h3 id="own-title" className="font-semibold">
          {t.yourOwnSections}
        </h3>
        <CustomSections draft={draft} change={change} />
      </section>
      {draft.unplaced.length > 0 && (
        <Suspense>
          <Unplaced draft={draft} change={change} />
        </Suspense>
      )}
    </div>
  )
}
