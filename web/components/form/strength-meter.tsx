import { STRENGTH_MAX, type Strength, strengthOf } from './password-strength.ts'

const TONES: Record<Strength['label'], { bar: string; text: string }> = {
  Weak: { bar: 'bg-poor', text: 'text-poor' },
  Fair: { bar: 'bg-fair', text: 'text-fair' },
  Good: { bar: 'bg-good', text: 'text-good' },
  Strong: { bar: 'bg-good', text: 'text-good' },
}

const STEPS = Array.from({ length: STRENGTH_MAX }, (_, at) => at + 1)

/** Live, and only advice. Empty before anything is typed. */
export function StrengthMeter({ password }: { password: string }) {
  if (!password) return null
  const { score, label, hints } = strengthOf(password)
  return (
    <div>
      <div className="flex items-center gap-3">
        <span aria-hidden className="grid flex-1 grid-cols-5 gap-1">
          {STEPS.map((step) => (
            <span key={step} className={`h-1 rounded-sm ${step <= score ? TONES[label].bar : 'bg-line'}`} />
          ))}
        </span>
        <span role="status" className="text-sm">
          <span className="sr-only">Password strength: </span>
          <span className={`font-medium ${TONES[label].text}`}>{label}</span>
        </span>
      </div>
      {hints.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
