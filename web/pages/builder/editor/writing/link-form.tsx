import { useId, useState } from 'react'
import { t } from '../texts.ts'
import { addressOf } from './rich-edit.ts'

interface LinkFormProps {
  address: string
  /** '' takes the link off. */
  onSet: (address: string) => void
  onClose: () => void
}

const ACTION = 'min-h-11 text-sm text-pencil underline underline-offset-2'

/** The address of a link within a text. It stands in no form: the field it belongs to may stand in one. */
export default function LinkForm({ address, onSet, onClose }: LinkFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(address.replace(/^mailto:/, ''))
  const [refused, setRefused] = useState(false)
  const apply = () => {
    const given = addressOf(typed)
    if (typed.trim() && !given) setRefused(true)
    else onSet(given)
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 border-l-2 border-pencil pl-3">
      <label htmlFor={id} className="w-full text-sm font-medium">
        {t.linkAddress}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was asked for, by key or button
        autoFocus
        value={typed}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        maxLength={2000}
        placeholder="example.com"
        aria-invalid={refused}
        aria-describedby={`${id}-advice`}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          else apply()
          event.preventDefault()
        }}
        className="h-11 min-w-0 flex-1 rounded-md border border-ink-soft bg-surface px-3"
      />
      <button type="button" className={ACTION} onClick={apply}>
        {t.apply}
      </button>
      {address && (
        <button type="button" className={ACTION} onClick={() => onSet('')}>
          {t.removeLink}
        </button>
      )}
      <button type="button" className={ACTION} onClick={onClose}>
        {t.cancel}
      </button>
      <p id={`${id}-advice`} aria-live="polite" className="w-full text-sm text-fair">
        {refused ? t.enterAWebOr : ''}
      </p>
    </div>
  )
}
