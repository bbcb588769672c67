import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { CONTROL, describedBy, FieldFrame, type TextFieldProps } from './field.tsx'
import { t } from './texts.ts'

/** A password with its own show/hide toggle. */
export function PasswordField({
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
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          autoCapitalize="none"
          spellCheck={false}
          className={`${CONTROL} h-11 pe-12 ${className}`}
          {...input}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          // Its name holds no "password": the field is what a label search finds.
          aria-label={shown ? t.hideWhatIsTyped : t.showWhatIsTyped}
          title={shown ? t.hide : t.show}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  )
}
