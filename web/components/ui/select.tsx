import { ChevronDown } from 'lucide-react'
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { CONTROL, describedBy, FieldFrame } from './field.tsx'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  error?: string
}

/** The system's own list: a phone's wheel, a screen reader's combo box. */
export function Select({ label, options, hint, error, id: given, className = '', ...select }: SelectProps) {
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={`${CONTROL} h-11 appearance-none pe-10 ${className}`}
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft"
        />
      </div>
    </FieldFrame>
  )
}
