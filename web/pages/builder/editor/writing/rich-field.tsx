import { Bold, Italic, Link2 } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FIELD_MAX } from '#shared/schema/draft.ts'
import { type Piece, piecesOf, richOf } from '#shared/schema/rich-text.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { COMMAND_KEY } from '#web/components/shell/command-key.ts'
import { t } from '../texts.ts'
import { aroundCaret, type Clean, edited, marked, type Style, styleIn, textOf } from './rich-edit.ts'

const LinkForm = lazyPart(() => import('./link-form.tsx'))

type Caret = [from: number, to: number]

interface RichFieldProps {
  id?: string
  label: string
  /** Said by a label of its own where there is none for it on the page. */
  isLabelled?: boolean
  path: string
  value: string
  /** A mark is a step of its own; the caret is there where the text that was typed ends. */
  onChange: (value: string, what: 'text' | 'marks', caret: number) => void
  /** What is left to type, in characters as they are stored. */
  room?: number
  rows?: number
  describedBy?: string
  /** What becomes of text that comes in at once, as of a pasted list. */
  clean?: Clean
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Under the field, left of the toolbar. */
  children?: ReactNode
}

const BUTTONS = [
  { mark: 'bold', name: 'bold', key: 'b', Icon: Bold },
  { mark: 'italic', name: 'italic', key: 'i', Icon: Italic },
  { mark: 'link', name: 'insertLink', key: 'k', Icon: Link2 },
] as const
type Mark = (typeof BUTTONS)[number]['mark']

// The text with its marks is drawn over a plain field whose own letters cannot be seen. The field stays what browsers,
// keyboards and screen readers know. Letters keep their widths: bold is a stroke, italic is slanted by the browser (the
// font has no italics), and there is no kerning that would differ at the edge of a mark.
const SAME = 'col-start-1 row-start-1 [font-kerning:none] [font-variant-ligatures:none] px-3 py-2'
/** Safari on phones sets the text of a field three pixels further in. */
const IN_SAFARI = 'supports-[-webkit-touch-callout:none]:px-[15px]'

function Drawn({ pieces }: { pieces: Piece[] }) {
  return (
    <div
      aria-hidden
      data-drawn
      dir="auto"
      className={`${SAME} ${IN_SAFARI} pointer-events-none z-10 min-w-0 whitespace-pre-wrap border border-transparent [overflow-wrap:break-word]`}
    >
      {pieces.map(({ text, bold, italic, link }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          key={at}
          className={`${bold ? '[-webkit-text-stroke:0.6px_currentColor]' : ''} ${italic ? 'italic' : ''} ${link ? 'text-pencil underline underline-offset-2' : ''}`}
        >
          {text}
        </span>
      ))}
      {/* An empty line at the end is as high as one. */}
      {'\u200b'}
    </div>
  )
}

const isMarked = ({ bold, italic, link }: Piece) => Boolean(bold || italic || link)

/** A field of plain text with bold, italic and links. */
export function RichField({
  id,
  label,
  isLabelled = false,
  path,
  value,
  onChange,
  room = FIELD_MAX - value.length,
  rows = 1,
  describedBy,
  clean,
  onKeyDown,
  children,
}: RichFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const pieces = useMemo(() => piecesOf(value), [value])
  const text = textOf(pieces)
  const isRich = pieces.some(isMarked)
  const [[from, to], setCaret] = useState<Caret>([0, 0])
  /** Chosen at a caret, for what is typed there next. */
  const [chosen, choose] = useState<{ at: number; style: Style } | null>(null)
  /** A long resume has a hundred of these fields: only the one with the focus has a toolbar. */
  const [isHere, setHere] = useState(false)
  const [linking, link] = useState<Caret | null>(null)
  /** Where the caret goes with the next drawing. */
  const wanted = useRef<Caret | null>(null)
  useLayoutEffect(() => {
    if (wanted.current) field.current?.setSelectionRange(...wanted.current)
    wanted.current = null
  })
  const style = chosen && chosen.at === from && from === to ? chosen.style : styleIn(pieces, from, to)

  const type = (next: string, caret: number) => {
    const given = chosen && chosen.at === from ? chosen.style : undefined
    const cleaned = edited(pieces, { text: next, caret, style: given }, clean)
    if (cleaned.caret !== caret) wanted.current = [cleaned.caret, cleaned.caret]
    choose(null)
    onChange(richOf(cleaned.pieces), 'text', cleaned.caret)
  }
  const put = ([start, end]: Caret, change: Style) => {
    const next = richOf(marked(pieces, start, end, change))
    if (next.length - value.length <= room) onChange(next, 'marks', end)
  }
  const setMark = (mark: Mark) => {
    if (mark === 'link') return link(from === to ? aroundCaret(pieces, from) : [from, to])
    const change = { [mark]: style[mark] ? undefined : true }
    if (from === to) choose({ at: from, style: { ...style, ...change } })
    else put([from, to], change)
  }
  const closeLink = ([start, end]: Caret) => {
    link(null)
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }
  const setLink = (address: string) => {
    if (!linking) return
    const [start, end] = linking
    const shown = address.replace(/^(?:https?:\/\/|mailto:)/i, '')
    if (start < end) put(linking, { link: address || undefined })
    else if (address) {
      const inserted = edited(pieces, {
        text: text.slice(0, start) + shown + text.slice(start),
        caret: start + shown.length,
        style: { link: address },
      })
      onChange(richOf(inserted.pieces), 'marks', inserted.caret)
      wanted.current = [inserted.caret, inserted.caret]
    }
    closeLink([end, end])
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const button = BUTTONS.find((one) => one.key === key.toLowerCase())
    if (button && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      event.preventDefault()
      setMark(button.mark)
    } else onKeyDown?.(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what is in it
    <div
      onFocus={() => setHere(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHere(false)
      }}
    >
      <div className="mt-1 grid">
        <textarea
          ref={field}
          id={id}
          data-path={path}
          aria-label={isLabelled ? undefined : label}
          aria-describedby={describedBy}
          rows={rows}
          value={text}
          maxLength={text.length + Math.max(0, room)}
          dir="auto"
          onChange={({ target }) => type(target.value, target.selectionEnd)}
          onSelect={({ currentTarget: at }) => setCaret([at.selectionStart, at.selectionEnd])}
          onKeyDown={onKey}
          style={{ minHeight: `max(2.75rem, calc(${rows} * 1lh + 1.125rem))` }}
          className={`${SAME} w-full rounded-md border border-ink-soft bg-surface [field-sizing:content] ${isRich ? 'resize-none overflow-hidden text-transparent caret-ink selection:text-transparent' : ''}`}
        />
        {isRich && <Drawn pieces={pieces} />}
      </div>
      <div className="relative">
        <div className="min-h-8 max-sm:min-h-10">{children}</div>
        {isHere && <Toolbar label={label} style={style} onMark={setMark} />}
        {linking && (
          <Suspense>
            <LinkForm
              address={styleIn(pieces, ...linking).link ?? ''}
              onSet={setLink}
              onClose={() => closeLink(linking)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Toolbar({ label, style, onMark }: { label: string; style: Style; onMark: (mark: Mark) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.findIndex((button) => button.contains(document.activeElement))
    all[(at + by + all.length) % all.length]?.focus()
  }
  return (
    // Nothing moves when it comes.
    <div
      role="toolbar"
      aria-label={t.format({ label })}
      onKeyDown={onKeyDown}
      className="absolute end-0 top-0 flex"
    >
      {BUTTONS.map(({ mark, name, key, Icon }, at) => (
        <button
          key={mark}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-label={t[name]}
          aria-pressed={Boolean(style[mark])}
          aria-keyshortcuts={`Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          title={t.nameAndKeys({ name: t[name], keys: `${COMMAND_KEY}+${key.toUpperCase()}` })}
          // The field keeps the focus and what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
          className="inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:text-pencil aria-pressed:bg-pencil-wash aria-pressed:text-pencil max-sm:size-10"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  )
}
