import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { WORD_MAX } from '#shared/schema/corrections.ts'
import type { RecognizedFacts } from '#shared/schema/document.ts'
import type { Step } from '#web/components/analysis/correcting.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CONTROL } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import type { ReadLine } from '#web/worker/protocol.ts'
import { t } from './texts.ts'

const SHOWN = 12

type Word = RecognizedFacts['unsure'][number]
const keyOf = ({ page, line, run, text }: Word) => `${page} ${line} ${run} ${text}`
const MARKED = 'bg-transparent underline decoration-fair decoration-wavy underline-offset-4'

interface UnsureWordsProps {
  recognized: RecognizedFacts
  /** Those the words stand in. */
  lines: readonly ReadLine[]
  correcting: boolean
  /** Null where the file is not here to be read again. */
  onCorrect: ((step: Step) => void) | null
}

/** Words of a picture that recognition itself was not sure of, to be corrected. */
export function UnsureWords({ recognized: { unsure }, lines, correcting, onCorrect }: UnsureWordsProps) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const title = useRef<HTMLParagraphElement>(null)
  if (unsure.length === 0) return null
  const shown = all ? unsure : unsure.slice(0, SHOWN)
  const word = shown.find((one) => keyOf(one) === open)
  const close = () => {
    setOpen(null)
    title.current?.focus()
  }
  return (
    <Notice tone="fair">
      <p ref={title} tabIndex={-1} className="font-medium outline-none">
        {unsure.length === 1 ? t.weMayHaveMisread1 : t.weMayHaveMisreadWords({ count: unsure.length })}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {shown.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice in a line
          <li key={`${keyOf(one)} ${at}`}>
            {onCorrect && one.run !== undefined ? (
              <button
                type="button"
                aria-label={t.correctWord({ word: one.text })}
                aria-expanded={keyOf(one) === open}
                onClick={() => setOpen(keyOf(one))}
                className={`min-h-6 ${MARKED}`}
              >
                <bdi>{one.text}</bdi>
              </button>
            ) : (
              <mark className={MARKED}>
                <bdi>{one.text}</bdi>
              </mark>
            )}
          </li>
        ))}
        {!all && unsure.length > SHOWN && (
          <li>
            <button type="button" onClick={() => setAll(true)} className="min-h-6 text-pencil underline">
              {t.andMore({ count: unsure.length - SHOWN })}
            </button>
          </li>
        )}
      </ul>
      {word && onCorrect && (
        <WordForm
          key={open}
          word={word}
          line={lines.find(({ number }) => number === word.line)?.text ?? ''}
          busy={correcting}
          onSave={(value) => {
            const { line = 0, run = 0, text: was } = word
            onCorrect({ do: 'respell', line, run, was, value })
            close()
          }}
          onCancel={close}
        />
      )}
      <p className="mt-1 text-sm text-ink-soft">
        {onCorrect ? t.selectAWordToCorrect : t.theyDontCountAsSpelling}
      </p>
    </Notice>
  )
}

interface WordFormProps {
  word: Word
  line: string
  busy: boolean
  onSave: (value: string) => void
  onCancel: () => void
}

function WordForm({ word, line, busy, onSave, onCancel }: WordFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(input.current?.value.trim() ?? '')
  }
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="mt-2 space-y-2"
    >
      {line && (
        <p className="break-words text-sm text-ink-soft">
          <bdi>{line}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div>
          <label htmlFor={id} className="text-sm">
            {t.wordAsPrinted}
          </label>
          <input
            id={id}
            ref={input}
            defaultValue={word.text}
            maxLength={WORD_MAX}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            className={`${CONTROL} h-10`}
          />
        </div>
        <Button type="submit" size="sm" variant="primary" disabled={busy}>
          {t.saveWord}
        </Button>
        <Button size="sm" disabled={busy} onClick={() => onSave(word.text)}>
          {t.wordIsRight}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
