import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** What is pressed reaches beyond what is drawn. */
const FINGER =
  "pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2 pointer-coarse:after:content-['']"

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </div>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={`${FINGER} relative mt-0.5 flex h-7 w-12 shrink-0 items-center rounded-full border border-ink-soft bg-surface p-0.5 transition-colors aria-checked:border-pencil aria-checked:bg-pencil disabled:opacity-60`}
      >
        <span
          className={`size-5.5 rounded-full border transition-transform ${checked ? 'translate-x-5 border-on-pencil bg-on-pencil' : 'border-ink-soft bg-ink-soft'}`}
        />
      </button>
    </div>
  )
}
