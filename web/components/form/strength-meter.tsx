import { STRENGTH_MAX, strengthOf } from './password-strength.ts'
import { t } from './texts.ts'

const POOR = { bar: 'bg-poor', text: 'text-poor' }
const FAIR = { bar: 'bg-fair', text: 'text-fair' }
const GOOD = { bar: 'bg-good', text: 'text-good' }
const TONES = [POOR, POOR, POOR, FAIR, GOOD, GOOD]

const STEPS = Array.from({ length: STRENGTH_MAX }, (_, at) => at + 1)

/** Live, and only advice. Empty before anything is typed. */
export function StrengthMeter({ password }: { password: string }) {
  if (!password) return null
  const { score, label, hints } = strengthOf(password)
  const tone = TONES[score] ?? POOR
  return (
    <div>
      <div className="flex items-center gap-3">
        <span aria-hidden className="grid flex-1 grid-cols-5 gap-1">
          {STEPS.map((step) => (
            <span key={step} className={`h-1 rounded-sm ${step <= score ? tone.bar : 'bg-line'}`} />
          ))}
        </span>
        <span role="status" className="text-sm">
          <span className="sr-only">{t.passwordStrength}</span>
          <span className={`font-medium ${tone.text}`}>{label}</span>
        </span>
      </div>
      {hints.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
