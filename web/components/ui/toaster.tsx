import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { footHeight, whenFootMoves } from './foot.ts'
import { t } from './texts.ts'
import type { Toast } from './toast.tsx'

const SHOWN_MS = 4_000
/** Time to read it, to think again and to find the button. */
const SHOWN_TO_UNDO_MS = 10_000

/** What finds the toasts from outside. */
export const TOASTS = '[data-toasts]'

const LOOK = {
  success: { icon: Check, tone: 'text-good' },
  error: { icon: TriangleAlert, tone: 'text-poor' },
  info: { icon: Info, tone: 'text-pencil' },
} as const

/** A line at the head of a page that a toast may cover bears this mark, where what matters most is at the foot. */
const ROOM = '[data-toast-room]'

/** What is worked with stands at the head of pages that bear this mark: in any window toasts are at the foot there. */
const AT_FOOT = '[data-toasts-at-foot]'

/** Where toasts stand in a small window: in the room the page has for them, if that is in sight as they come, else at its foot. */
function usePlace(newest: number | undefined): CSSProperties {
  const [{ room, foot, sinks }, setPlace] = useState({ room: -1, foot: 0, sinks: false })
  useLayoutEffect(() => {
    if (newest === undefined) return
    const room = document.querySelector(ROOM)?.getBoundingClientRect().top ?? -1
    const sinks = document.querySelector(AT_FOOT) !== null
    const measure = () => {
      const foot = footHeight()
      setPlace((was) =>
        was.room === room && was.foot === foot && was.sinks === sinks ? was : { room, foot, sinks },
      )
    }
    measure()
    return whenFootMoves(measure)
  }, [newest])
  // From the window's head, by a transform alone: neither that nor its height then counts as a push, and what was read
  // out stays the same element.
  const moved = room < 0 ? `calc(100dvh - 100% - env(safe-area-inset-bottom) - ${foot}px)` : `${room}px`
  // A large window has its header above them.
  const atFoot = `calc(100dvh - 100% - 4rem - ${foot}px)`
  return { '--moved': moved, '--at-foot': atFoot, '--sunk': sinks ? atFoot : '0px' } as CSSProperties
}

/** Low enough for two of them, one of two lines, to end above what can be done with results. */
const ITEM =
  'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-md border border-line bg-surface py-2 pe-1 ps-4 text-sm shadow-float'
/**
 * The newest lies over the others there, so that what the page begins with stays in sight; what is not seen under it
 * takes no tap.
 */
const NEWEST_ON_A_PHONE =
  'max-sm:col-start-1 max-sm:row-start-1 max-sm:self-end max-sm:not-last:not-focus-within:opacity-0 max-sm:not-last:not-focus-within:pointer-events-none'

interface ToastItemProps {
  toast: Toast
  held: boolean
  onGone: (id: number) => void
  onDismiss: (id: number, byKeyboard: boolean) => void
}

/** What an alert on the page says is not read out a second time. */
const isSaidOnPage = (text: string): boolean =>
  [...document.querySelectorAll('[role=alert]')].some(
    (alert) => !alert.closest(TOASTS) && alert.textContent?.includes(text.replace(/\.$/, '')),
  )

function ToastItem({ toast, held, onGone, onDismiss }: ToastItemProps) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(toast.id), toast.onUndo ? SHOWN_TO_UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id, toast.onUndo, onGone])
  const [isSaid, setSaid] = useState(false)
  useLayoutEffect(() => setSaid(isSaidOnPage(toast.text)), [toast.text])
  const { icon: Icon, tone } = LOOK[toast.kind]
  return (
    <li className={`${ITEM} ${NEWEST_ON_A_PHONE}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <span
        role={toast.kind === 'error' && !isSaid ? 'alert' : undefined}
        aria-hidden={isSaid || undefined}
        className={`min-w-0 flex-1 break-words ${toast.kind === 'success' ? 'max-sm:line-clamp-2' : ''}`}
      >
        {toast.text}
      </span>
      {toast.onUndo && (
        <button
          type="button"
          onClick={({ detail }) => {
            onDismiss(toast.id, detail === 0)
            toast.onUndo?.()
          }}
          className="-my-2 min-h-10 pointer-coarse:min-h-11 shrink-0 font-medium text-pencil underline underline-offset-2"
        >
          {t.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={({ detail }) => onDismiss(toast.id, detail === 0)}
        className="-my-2 flex size-10 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

/** What had it may be gone meanwhile: the page's content comes nearest to it. */
function focusAgain(before: EventTarget | null) {
  const there =
    before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content')
  there?.focus({ preventScroll: true })
}

/**
 * Top right, below the header, and at the foot of a phone: navigation, titles and verdicts stay free. While one is pointed at or focused, none goes away. The section is there before there is anything to say:
 * a screen reader reads out what comes into it.
 */
export function Toaster({ toasts, onGone }: { toasts: Toast[]; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  /** What had the focus before it came here. */
  const from = useRef<EventTarget | null>(null)
  const place = usePlace(toasts.at(-1)?.id)
  if (toasts.length === 0 && held) setHeld(false)

  // A button that goes away loses the focus without a word: the others would be held for good, and the page would be
  // left at its beginning. A pointer focuses what it presses, and means nothing by it.
  const dismiss = (id: number, byKeyboard: boolean) => {
    const item = list.current?.contains(document.activeElement) && document.activeElement?.closest('li')
    const next = item && (item.nextElementSibling ?? item.previousElementSibling)
    if (byKeyboard && next) next.querySelector('button')?.focus()
    else {
      setHeld(false)
      if (item) focusAgain(from.current)
    }
    onGone(id)
  }
  return (
    <section
      data-toasts
      aria-label={t.notifications}
      aria-live="polite"
      aria-relevant="additions"
      style={place}
      className="print:hidden pointer-events-none fixed end-0 start-0 z-50 top-0 max-sm:translate-y-(--moved) sm:translate-y-(--sunk) sm:in-[:has([data-over=full])]:translate-y-(--at-foot) sm:top-16 sm:start-auto sm:w-[32rem]"
    >
      <ol
        ref={list}
        // What scrolls cuts off shadows: there is room for them. With nothing in it, nothing seen moves to its next place.
        className="grid max-h-[calc(100dvh-4rem)] grid-cols-1 gap-1.5 overflow-y-auto px-4 pt-1.5 pb-3 empty:p-0 max-sm:max-h-[50dvh] sm:pb-8"
        onPointerEnter={() => setHeld(true)}
        onPointerMove={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ relatedTarget }) => {
          setHeld(true)
          if (!list.current?.contains(relatedTarget)) from.current = relatedTarget
        }}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} onGone={onGone} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  )
}
