import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { t } from './result-texts.ts'

interface SplitEntryProps {
  question: string
  /** Any of them but the first may begin the next entry. */
  texts: string[]
  /** Which of them does. */
  onSplit: (at: number) => void
  onCancel: () => void
}

/** Of an entry that is two: where the second begins. */
export function SplitEntry({ question, texts, onSplit, onCancel }: SplitEntryProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const later = texts.slice(1).map((text, before) => ({ text, at: before + 1 }))
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="border-b border-line py-2"
    >
      <legend className="text-sm text-ink-soft">{question}</legend>
      <ul>
        {later.map(({ text, at }) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => onSplit(at)}
              className="min-h-9 w-full py-1 text-start wrap-anywhere text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
            >
              <bdi>{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={onCancel}>
        {t.cancel}
      </Button>
    </fieldset>
  )
}
