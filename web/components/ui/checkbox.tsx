import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { describedBy } from './field.tsx'

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, id: given, ...input }: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div>
      <div className="flex items-start gap-2 pointer-coarse:items-center">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="mt-0.5 pointer-coarse:mt-0 size-5 shrink-0 accent-pencil"
          {...input}
        />
        <label htmlFor={id} className="min-h-6 pointer-coarse:py-2.5">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 ps-7 text-sm font-medium text-poor">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="ps-7 text-sm text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  )
}
