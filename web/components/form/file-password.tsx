import { useEffect, useRef, useState } from 'react'
import { t } from './texts.ts'

interface PasswordFormProps {
  /** The last one did not open it. */
  wrong: boolean
  onPassword: (password: string) => void
}

/** Asks for the password of a protected file. */
export function PasswordForm({ wrong, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) field.current?.focus()
  }, [wrong])
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onPassword(password)
      }}
    >
      <label className="block min-w-0 max-w-full">
        <span className="block text-sm">{wrong ? t.thisPasswordDoesNotOpen : t.theFileIsProtectedIts}</span>
        <input
          ref={field}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={wrong}
          className="mt-1 h-10 w-full rounded-md border border-ink-soft bg-surface px-3 sm:w-64"
        />
      </label>
      <button
        type="submit"
        disabled={!password}
        className="h-10 pointer-coarse:h-11 text-pencil underline underline-offset-2 disabled:text-ink-soft"
      >
        {t.openTheFile}
      </button>
    </form>
  )
}
