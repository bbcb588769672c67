import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BlockKind, blockKind } from '#shared/schema/corrections.ts'
import { type SectionLine, sectionKind } from '#shared/schema/resume.ts'
import { Button } from '../ui/button.tsx'
import { KIND_NAMES } from './correcting.ts'
import { type Mark, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'
import { QUIET_SELECT } from './quiet-select.ts'
import { t } from './result-texts.ts'

const OPTIONS = (kinds: readonly BlockKind[]) =>
  kinds.map((kind) => (
    <option key={kind} value={kind}>
      {KIND_NAMES[kind]}
    </option>
  ))

interface SectionKindSelectProps {
  heading: string
  kind: BlockKind
  onKind: (kind: BlockKind | 'none') => void
}

/** What a section is; or that its heading is none. */
export function SectionKindSelect({ heading, kind, onKind }: SectionKindSelectProps) {
  return (
    <select
      aria-label={t.whatIs({ heading })}
      value={kind}
      onChange={(event) => onKind(event.target.value as BlockKind | 'none')}
      className={QUIET_SELECT}
    >
      {OPTIONS([...sectionKind.options, 'contact'])}
      <option value="none">{t.partOfTheSectionAbove}</option>
    </select>
  )
}

interface BlockFormProps {
  line: SectionLine
  /** The lines the block may reach to. */
  to: readonly number[]
  onSave: (last: number, as: BlockKind) => void
  onCancel: () => void
}

function BlockForm({ line, to, onSave, onCancel }: BlockFormProps) {
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSave(Number(data.get('last')), blockKind.parse(data.get('as')))
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2 py-2 text-sm">
      <label htmlFor={`${id}-last`}>{t.linesTo({ line: line.line })}</label>
      <select ref={first} id={`${id}-last`} name="last" defaultValue={line.line} className={QUIET_SELECT}>
        {to.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-as`}>{t.are}</label>
      <select id={`${id}-as`} name="as" defaultValue="experience" className={QUIET_SELECT}>
        {OPTIONS(blockKind.options)}
      </select>
      <Button type="submit" size="sm" variant="primary">
        {t.save}
      </Button>
      <Button size="sm" onClick={onCancel}>
        {t.cancel}
      </Button>
    </form>
  )
}

interface TextLineProps {
  line: SectionLine
  to: readonly number[]
  marks: Mark[]
  light: Light
  /** Says what the block from this line on is; undefined where it cannot be corrected. */
  onBlock?: ((last: number, as: BlockKind) => void) | undefined
}

export function TextLine({ line, to, marks, light, onBlock }: TextLineProps) {
  const [open, setOpen] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    change.current?.focus()
  }
  // Its first line is level with the button beside it.
  const room = onBlock ? 'pointer-coarse:py-2.5' : ''
  const lit = light.line === line.line || marks.some((m) => m.finding.number === light.finding)
  return (
    <li
      data-line={line.line}
      className={`px-1 ${lit ? 'bg-pencil-wash' : ''}`}
      onPointerEnter={() => light.onLine(line.line)}
      onPointerLeave={() => light.onLine(null)}
    >
      <div className="flex gap-3">
        <span
          className={`w-8 shrink-0 text-end text-[13px] leading-6 text-ink-soft tabular-nums select-none ${room}`}
        >
          {line.line}
        </span>
        <span
          className={`min-w-0 flex-1 break-words ${room} ${marks.length > 0 ? 'decoration-pencil underline decoration-1 underline-offset-4' : ''}`}
        >
          {line.bullet && '• '}
          <bdi>{line.text}</bdi>
        </span>
        {marks.map((mark) => (
          <button
            key={mark.finding.number}
            type="button"
            className="grid h-6 place-items-center self-start pointer-coarse:h-11"
            aria-label={t.finding({ number: mark.finding.number, title: titleOf(mark.finding) })}
            onClick={() => light.onOpen(mark.finding.number)}
          >
            <MarkNumber number={mark.finding.number} lit={light.finding === mark.finding.number} />
          </button>
        ))}
        {onBlock && (
          <button
            ref={change}
            type="button"
            aria-expanded={open}
            aria-label={t.sayWhatLineIs({ line: line.line })}
            onClick={() => setOpen(!open)}
            className="print:hidden grid size-6 shrink-0 place-items-center text-ink-soft hover:text-pencil pointer-coarse:size-11"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {open && onBlock && (
        <BlockForm
          line={line}
          to={to}
          onCancel={close}
          onSave={(last, as) => {
            close()
            onBlock(last, as)
          }}
        />
      )}
    </li>
  )
}
