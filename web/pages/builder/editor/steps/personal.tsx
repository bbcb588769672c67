import { Suspense } from 'react'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import { emailAdvice, phoneAdvice, urlAdvice } from '../writing/advice.ts'
import { Photo } from './photo.tsx'
import type { StepProps } from './step-props.ts'

/** What its entries are dragged with weighs as much as the rest of this form, and most people have no further link. */
const Links = lazyPart(() => import('./links.tsx'))

const fields = () =>
  [
    { key: 'firstName', label: t.firstName, type: 'text', autoComplete: 'given-name', advise: () => '' },
    { key: 'lastName', label: t.lastName, type: 'text', autoComplete: 'family-name', advise: () => '' },
    { key: 'email', label: t.email, type: 'email', autoComplete: 'email', advise: emailAdvice },
    { key: 'phone', label: t.phone, type: 'tel', autoComplete: 'tel', advise: phoneAdvice },
    { key: 'address', label: t.address, type: 'text', autoComplete: 'address-level2', advise: () => '' },
    { key: 'linkedin', label: t.linkedin, type: 'url', autoComplete: 'url', advise: urlAdvice },
    { key: 'website', label: t.website, type: 'url', autoComplete: 'url', advise: urlAdvice },
  ] as const

export function PersonalStep({ draft, change }: StepProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields().map(({ key, label, type, autoComplete, advise }) => (
          <TextField
            key={key}
            label={label}
            path={`personalInfo.${key}`}
            type={type}
            autoComplete={autoComplete}
            value={draft.personalInfo[key]}
            advice={advise(draft.personalInfo[key])}
            hint={key === 'address' ? t.theCityIsEnough : undefined}
            onChange={(value) =>
              change(`personalInfo.${key}`, (d) => ({
                ...d,
                personalInfo: { ...d.personalInfo, [key]: value },
              }))
            }
          />
        ))}
      </div>
      <section aria-labelledby="links-title" className="mt-8">
        <h3 id="links-title" className="font-semibold">
          {t.moreLinks}
        </h3>
        {/* A field in it that is asked for waits, and without entries nothing below it moves. */}
        <Suspense fallback={<p aria-busy="true" data-unfinished className="min-h-15" />}>
          <Links draft={draft} change={change} />
        </Suspense>
      </section>
      <Photo draft={draft} change={change} />
    </>
  )
}
