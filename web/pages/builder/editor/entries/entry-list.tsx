import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react'
import { memo, type ReactNode, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { t } from '../texts.ts'
import { focusAfter } from './focus-after.ts'
import { duplicated, moved, without } from './list-edits.ts'
import { focusMoved, MoveButtons } from './move-buttons.tsx'
import { howToReorder, placed, reorderWords } from './reorder-words.ts'

// Entries can be added, duplicated, collapsed, removed, and moved: by button, by drag, and by keyboard on the drag handle.

interface Entry {
  id: string
}

interface EntryListProps<T extends Entry> {
  entries: T[]
  onChange: (what: string, edit: (entries: T[]) => T[]) => void
  /** 'position', 'project': what one entry is called. */
  noun: string
  addLabel: string
  blank: () => T
  titleOf: (entry: T) => string
  /** Those that are there at first are collapsed: among many others of which few are opened. */
  startsFolded?: boolean
  /** What else the fields show, besides their entry: an entry is drawn anew when it or this has changed. */
  shows?: unknown
  /** It edits the entry at its place in the list as the list then is. */
  children: (entry: T, at: number) => ReactNode
}

/** These fill a window; the others follow one by one, without holding up what is done on it. */
const DRAWN_FIRST = 2

const ICON =
  'inline-flex size-9 pointer-coarse:size-11 items-center justify-center rounded-md text-ink-soft hover:text-pencil disabled:opacity-40'

/** As the list last was drawn: an entry that was not drawn anew since still finds its neighbours. */
interface Moves {
  move: (id: string, by: number) => void
  remove: (id: string) => void
  duplicate: (id: string) => void
  fold: (id: string) => void
}

interface FieldsProps {
  entry: Entry
  at: number
  shows: unknown
  draw: (entry: never, at: number) => ReactNode
}

/** How it is drawn is new each time, and edits the entry as it then is. */
const sameFields = (a: FieldsProps, b: FieldsProps) =>
  a.entry === b.entry && a.at === b.at && a.shows === b.shows

/** While entries are moved about, what stands in them stays as it is. */
const Fields = memo(({ entry, at, draw }: FieldsProps) => draw(entry as never, at), sameFields)

interface ItemProps extends FieldsProps {
  id: string
  title: string
  count: number
  /** Only its title is shown. */
  folded: boolean
  moves: { current: Moves }
}

/** Typing in one of a hundred entries leaves the others as they are. */
const Item = memo(({ id, title, at, count, folded, moves, entry, shows, draw }: ItemProps) => {
  const fields = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform } = useSortable({ id })
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)` } : undefined
  return (
    <li ref={setNodeRef} style={style} data-entry={id} className="border-b border-line bg-paper py-5">
      <div className={`flex flex-wrap items-center justify-end sm:gap-1 ${folded ? '' : 'mb-3'}`}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t.reorder({ name: title })}
          className={`${ICON} cursor-grab touch-none`}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <h3 className="min-w-28 flex-1 font-semibold">
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls={fields}
            data-fold
            onClick={() => moves.current.fold(id)}
            className="flex min-h-9 pointer-coarse:min-h-11 w-full items-center gap-1 text-start"
          >
            <ChevronDown
              aria-hidden
              className={`size-4 shrink-0 text-ink-soft ${folded ? '-rotate-90 rtl:rotate-90' : ''}`}
            />
            <bdi className="line-clamp-2 wrap-anywhere">{title}</bdi>
          </button>
        </h3>
        <span className="flex items-center sm:gap-1">
          <MoveButtons
            name={title}
            at={at}
            count={count}
            onMove={(by) => moves.current.move(id, by)}
            className={ICON}
            iconClass="size-4"
          />
          <button
            type="button"
            aria-label={t.duplicate({ name: title })}
            onClick={() => moves.current.duplicate(id)}
            className={ICON}
          >
            <Copy aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            aria-label={t.remove({ name: title })}
            onClick={() => moves.current.remove(id)}
            className={ICON}
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </span>
      </div>
      <div id={fields} hidden={folded}>
        <Fields entry={entry} at={at} shows={shows} draw={draw} />
      </div>
    </li>
  )
}, sameItem)

function sameItem(a: ItemProps, b: ItemProps): boolean {
  return sameFields(a, b) && a.count === b.count && a.folded === b.folded
}

// The same objects at every drawing, or each entry would be drawn anew.
const POINTER = { activationConstraint: { distance: 4 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

export function EntryList<T extends Entry>({
  entries,
  onChange,
  noun,
  addLabel,
  blank,
  titleOf,
  startsFolded = false,
  shows,
  children,
}: EntryListProps<T>) {
  const frame = useRef<HTMLDivElement>(null)
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const nameOf = (entry: T, at: number) => titleOf(entry).trim() || `${noun} ${at + 1}`
  const [said, say] = useState('')
  const [left, leave] = useState(entries.length - DRAWN_FIRST)
  useEffect(() => {
    if (left > 0) startTransition(() => leave(left - 1))
  }, [left])
  const order = entries.map(({ id }) => id).join(' ')
  const ids = useMemo(() => order.split(' '), [order])
  const [folded, foldOrNot] = useState(startsFolded ? ids : [])
  const move = (from: number, to: number) => onChange(`move ${noun}`, (list) => moved(list, from, to))
  const place = (id: unknown) => entries.findIndex((entry) => entry.id === id)
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(place(active.id), place(over.id))
  }
  const moves = useRef({} as Moves)
  moves.current = {
    move: (id, by) => {
      const from = place(id)
      const [entry, to] = [entries[from], from + by]
      if (!entry) return
      move(from, to)
      say(placed(nameOf(entry, from), to, entries.length))
      // Only its own: the bullets inside have such buttons too.
      focusMoved(frame, `[data-entry="${CSS.escape(id)}"] > :first-child`, by)
    },
    remove: (id) => {
      const at = place(id)
      const entry = entries[at]
      if (!entry) return
      onChange(`remove ${noun}`, (list) => without(list, at))
      say(t.isRemovedUndoBrings({ name: nameOf(entry, at) }))
      const next = entries[at + 1] ?? entries[at - 1]
      focusAfter(frame, next ? `[data-entry="${CSS.escape(next.id)}"] button` : '[data-add]')
    },
    duplicate: (id) => {
      const at = place(id)
      const entry = entries[at]
      if (!entry) return
      onChange(`duplicate ${noun}`, (list) => duplicated(list, at, uuidv7))
      say(t.isDuplicated({ name: nameOf(entry, at), number: at + 2, count: entries.length + 1 }))
      focusAfter(frame, `[data-entry="${CSS.escape(id)}"] + [data-entry] [data-fold]`)
    },
    fold: (id) => foldOrNot(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id]),
  }
  const add = () => {
    onChange(`add ${noun}`, (list) => [...list, blank()])
    focusAfter(frame, '[data-entry]:last-child [data-path]')
  }
  const areFolded = ids.every((id) => folded.includes(id))
  return (
    <div ref={frame}>
      {entries.length > 1 && (
        <button
          type="button"
          onClick={() => foldOrNot(areFolded ? [] : ids)}
          className="min-h-9 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2"
        >
          {areFolded ? t.expandAll : t.collapseAll}
        </button>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={{
          announcements: reorderWords(
            entries.map((entry, at) => ({ id: entry.id, name: nameOf(entry, at) })),
          ),
          screenReaderInstructions: { draggable: howToReorder() },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul data-unfinished={left > 0 || undefined}>
            {(left > 0 ? entries.slice(0, -left) : entries).map((entry, at) => (
              <Item
                key={entry.id}
                id={entry.id}
                title={nameOf(entry, at)}
                at={at}
                count={entries.length}
                folded={folded.includes(entry.id)}
                moves={moves}
                entry={entry}
                shows={shows}
                draw={children}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      <button
        type="button"
        data-add
        onClick={add}
        className="mt-4 min-h-11 text-pencil underline underline-offset-2"
      >
        {addLabel}
      </button>
    </div>
  )
}
