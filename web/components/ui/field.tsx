import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

export const CONTROL =
  'w-full rounded-md border border-edge bg-surface px-3 text-ink placeholder:text-ink-soft ' +
  'aria-invalid:border-poor disabled:border-line disabled:bg-sunken disabled:text-ink-soft'

interface FieldFrameProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

export const describedBy = (id: string, hint: unknown, error: unknown) =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined

/** Label, control, then what is wrong, then the hint: the order in which they are read. */
export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-poor">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  )
}

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  hint,
  error,
  aside,
  id: given,
  className = '',
  ...input
}: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={`${CONTROL} h-11 read-only:border-line read-only:bg-sunken ${className}`}
        {...input}
      />
    </FieldFrame>
  )
}
