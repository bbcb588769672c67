import { TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import { emailAdvice, phoneAdvice, urlAdvice } from '../writing/advice.ts'
import { Links } from './links.tsx'
import { Photo } from './photo.tsx'
import type { StepProps } from './step-props.ts'

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
      <Links draft={draft} change={change} />
      <Photo draft={draft} change={change} />
    </>
  )
}
