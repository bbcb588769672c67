import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import { FIELD_MAX } from '#shared/schema/draft.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { moved, without } from '../entries/list-edits.ts'
import { focusMoved, MoveButtons } from '../entries/move-buttons.tsx'
import { placed } from '../entries/reorder-words.ts'
import { t } from '../texts.ts'
import { full } from './advice.ts'
import { BulletFromFacts } from './bullet-from-facts.tsx'
import { Improve } from './improve.tsx'
import { bulletsTyped } from './pasted-list.ts'
import { remarked } from './rich-edit.ts'
import { RichField } from './rich-field.tsx'
import { type Judged, strongestFirst } from './strongest-first.ts'

type What = 'text' | 'order' | 'marks'

interface BulletsProps {
  label: string
  /** `experience.0`: bullets are at `experience.0.bullets.N`. */
  path: string
  /** One bullet a line. */
  value: string
  /** A move or a mark is a step of its own, and joins no typing. */
  onChange: (value: string, what: What) => void
  /** What each bullet is worth now. */
  judged?: () => Promise<readonly Judged[]>
  targetRole: string
  /** The position has ended: its bullets are told in the past. */
  ended: boolean
}

const ICON =
  'inline-flex shrink-0 items-center justify-center text-ink-soft hover:text-pencil disabled:opacity-40'

/** Bullets of a position: Enter begins the next one, Backspace in an empty one removes it. */
export function Bullets({ label, path, value, onChange, judged, targetRole, ended }: BulletsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const lines = value === '' ? [''] : value.split('\n')
  const write = (next: string[], what: What = 'text') => onChange(next.join('\n'), what)
  // What is open under a bullet closes when another one comes to its place: it would better the wrong one.
  const [shifts, countShifts] = useState(0)
  const shift = (next: string[], what?: What) => {
    countShifts(shifts + 1)
    write(next, what)
  }
  const focus = (at: number, caret?: number) =>
    requestAnimationFrame(() => {
      const field = list.current?.querySelectorAll<HTMLTextAreaElement>('[data-path]')[at]
      field?.focus()
      if (caret !== undefined) field?.setSelectionRange(caret, caret)
    })
  const remove = (at: number) => {
    shift(without(lines, at))
    focus(Math.max(0, at - 1))
  }
  /** Enter begins the next bullet, and a pasted list brings several. */
  const type = (at: number, text: string, what: What, caret: number) => {
    const typed = text.split('\n')
    const next = [...lines.slice(0, at), ...typed, ...lines.slice(at + 1)]
    if (typed.length === 1) return write(next, what)
    shift(next)
    const before = plainOf(text).slice(0, caret).split('\n')
    focus(at + before.length - 1, before.at(-1)?.length ?? 0)
  }
  /** With the one before it. */
  const join = (at: number) => {
    const before = lines[at - 1] ?? ''
    shift([...lines.slice(0, at - 1), before + lines[at], ...lines.slice(at + 1)])
    focus(at - 1, plainOf(before).length)
  }
  // A move is seen in the list itself.
  const [said, tell] = useState({ text: '', seen: false })
  const say = (text: string, seen = false) => tell({ text, seen })
  const move = (at: number, by: number) => {
    shift(moved(lines, at, at + by), 'order')
    say(placed(t.bullet({ number: at + 1 }), at + by, lines.length))
    focusMoved(list, `[data-bullet="${at + by}"]`, by)
  }
  // One types on while they are judged.
  const latest = useRef({ lines, shift })
  latest.current = { lines, shift }
  const sort = async () => {
    try {
      const found = (await judged?.()) ?? []
      const { lines: now, shift: put } = latest.current
      const sorted = strongestFirst(now, path, found)
      const same = sorted.every((line, at) => line === now[at])
      if (!same) put(sorted, 'order')
      say(same ? t.areStrongestFirst : t.areNowStrongestFirst, true)
    } catch (error) {
      say(t.theBulletsCouldNot({ message: errorText(error) }), true)
    }
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
              <RichField
                label={t.bullet({ number: at + 1 })}
                path={`${path}.bullets.${numberOf(at)}`}
                rows={Math.max(1, Math.ceil(line.length / 60))}
                value={line}
                room={FIELD_MAX - value.length}
                describedBy={`${id}-advice`}
                clean={bulletsTyped}
                onChange={(text, what, caret) => type(at, text, what, caret)}
                onKeyDown={(event) => {
                  const { selectionStart, selectionEnd } = event.currentTarget
                  if (event.key !== 'Backspace' || lines.length === 1 || selectionEnd > 0) return
                  if (line !== '' && (at === 0 || selectionStart > 0)) return
                  event.preventDefault()
                  if (line === '') remove(at)
                  else join(at)
                }}
              >
                <Improve
                  key={shifts}
                  text={plainOf(line)}
                  purpose="bullet"
                  targetRole={targetRole}
                  ended={ended}
                  label={t.bulletWithin({ number: at + 1 })}
                  onTake={(wording) =>
                    write(lines.map((old, index) => (index === at ? remarked(old, wording) : old)))
                  }
                />
              </RichField>
            </div>
            <div className="flex flex-col items-center">
              <button
                type="button"
                aria-label={t.removeBullet({ number: at + 1 })}
                onClick={() => remove(at)}
                className={`${ICON} size-11`}
              >
                <X aria-hidden className="size-4" />
              </button>
              {/* A bullet alone has nowhere to go. */}
              {lines.length > 1 && (
                <span className="flex pointer-coarse:flex-col">
                  <MoveButtons
                    name={t.bulletWithin({ number: at + 1 })}
                    at={at}
                    count={lines.length}
                    onMove={(by) => move(at, by)}
                    className={`${ICON} size-6 pointer-coarse:size-11`}
                    iconClass="size-3.5"
                  />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={said.seen ? 'text-sm text-ink-soft' : 'sr-only'}>
        {said.text}
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
          className="min-h-6 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2"
        >
          {t.addBullet}
        </button>
        {judged && lines.filter((line) => line.trim()).length > 1 && (
          <button
            type="button"
            onClick={() => void sort()}
            className="min-h-6 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2"
          >
            {t.strongestFirst}
          </button>
        )}
        <BulletFromFacts onWrite={(bullet) => shift([...lines.filter((line) => line.trim()), bullet])} />
      </div>
    </fieldset>
  )
}
