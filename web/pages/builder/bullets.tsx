import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FIELD_MAX } from '#shared/schema/draft.ts'
import { full } from './advice.ts'
import { BulletFromFacts } from './bullet-from-facts.tsx'
import { focusAfter } from './focus-after.ts'
import { Improve } from './improve.tsx'
import { moved } from './list-edits.ts'
import { placed } from './reorder-words.ts'

interface BulletsProps {
  label: string
  /** `experience.0`: bullets are at `experience.0.bullets.N`. */
  path: string
  /** One bullet a line. */
  value: string
  onChange: (value: string) => void
  targetRole: string
  /** The position has ended: its bullets are told in the past. */
  ended: boolean
}

const ICON =
  'inline-flex shrink-0 items-center justify-center text-ink-soft hover:text-pencil disabled:opacity-40'

/** A bullet alone has nowhere to go. */
function Moves({ at, count, onMove }: { at: number; count: number; onMove: (by: number) => void }) {
  if (count === 1) return null
  return (
    <span className="flex">
      <button
        type="button"
        aria-label={`Move bullet ${at + 1} up`}
        data-move={-1}
        disabled={at === 0}
        onClick={() => onMove(-1)}
        className={`${ICON} size-6`}
      >
        <ArrowUp aria-hidden className="size-3.5" />
      </button>
      <button
        type="button"
        aria-label={`Move bullet ${at + 1} down`}
        data-move={1}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
        className={`${ICON} size-6`}
      >
        <ArrowDown aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}

/** Bullets of a position: Enter begins the next one, Backspace in an empty one removes it. */
export function Bullets({ label, path, value, onChange, targetRole, ended }: BulletsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const lines = value === '' ? [''] : value.split('\n')
  const write = (next: string[]) => onChange(next.join('\n'))
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('textarea')[at]?.focus())
  const remove = (at: number) => {
    write(lines.filter((_, index) => index !== at))
    focus(Math.max(0, at - 1))
  }
  const [said, say] = useState('')
  const move = (at: number, by: number) => {
    write(moved(lines, at, at + by))
    say(placed(`Bullet ${at + 1}`, at + by, lines.length))
    const button = `[data-bullet="${at + by}"] [data-move`
    focusAfter(list, `${button}="${by}"]:not([disabled])`, `${button}]:not([disabled])`)
  }
  // Empty lines are no bullets to the reader: the number of a bullet is that of the filled ones before it.
  const numberOf = (at: number) => lines.slice(0, at).filter((line) => line.trim()).length

  return (
    <fieldset className="border-0">
      <legend id={id} className="text-sm font-medium">
        {label}
      </legend>
      <ul ref={list} className="mt-1 space-y-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its place in the text
          <li key={at} data-bullet={at} className="flex items-start gap-2">
            <span aria-hidden className="pt-2.5 text-ink-soft">
              •
            </span>
            <div className="min-w-0 flex-1">
              <textarea
                data-path={`${path}.bullets.${numberOf(at)}`}
                aria-label={`Bullet ${at + 1}`}
                rows={Math.max(1, Math.ceil(line.length / 60))}
                value={line}
                maxLength={FIELD_MAX - value.length + line.length}
                aria-describedby={`${id}-advice`}
                dir="auto"
                onChange={(event) => {
                  const typed = event.target.value.split('\n')
                  write([...lines.slice(0, at), ...typed, ...lines.slice(at + 1)])
                  if (typed.length > 1) focus(at + typed.length - 1)
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Backspace' || line !== '' || lines.length === 1) return
                  event.preventDefault()
                  remove(at)
                }}
                className="block min-h-11 w-full rounded-md [field-sizing:content] border border-ink-soft bg-surface px-3 py-2"
              />
              <Improve
                text={line}
                purpose="bullet"
                targetRole={targetRole}
                ended={ended}
                label={`bullet ${at + 1}`}
                onTake={(wording) => write(lines.map((old, index) => (index === at ? wording : old)))}
              />
            </div>
            <div className="flex flex-col items-center">
              <button
                type="button"
                aria-label={`Remove bullet ${at + 1}`}
                onClick={() => remove(at)}
                className={`${ICON} size-11`}
              >
                <X aria-hidden className="size-4" />
              </button>
              <Moves at={at} count={lines.length} onMove={(by) => move(at, by)} />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id={`${id}-advice`} aria-live="polite" className="text-sm text-fair">
        {value.length < FIELD_MAX ? '' : full()}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <button
          type="button"
          onClick={() => {
            write([...lines, ''])
            focus(lines.length)
          }}
          className="min-h-6 text-sm text-pencil underline underline-offset-2"
        >
          Add bullet
        </button>
        <BulletFromFacts onWrite={(bullet) => write([...lines.filter((line) => line.trim()), bullet])} />
      </div>
    </fieldset>
  )
}
