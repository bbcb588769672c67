import { useEffect, useRef } from 'react'
import { focusIsFree, focusPage } from '#web/components/ui/focus-page.ts'
import type { DraftControl } from './draft/draft-session.ts'

const TEXT = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=color])'
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT))

/** A field of the resume: what changes it otherwise than by typing is a step of ours. */
const OF_RESUME = '[data-path]'

/** What was typed last, in one field and without a break: from which text to which. */
interface Typed {
  field: EventTarget
  from: string
  to: string
}
const textIn = (field: EventTarget | null): string =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : ''

/** The field that had the focus may have gone with the step: the last one beside it comes nearest. */
function keepFocusNear(target: EventTarget | null) {
  const list = target instanceof Element ? target.closest('fieldset, [data-entry]') : null
  requestAnimationFrame(() => {
    if (!focusIsFree()) return
    const [field] = [...(list?.isConnected ? list.querySelectorAll<HTMLElement>(OF_RESUME) : [])].slice(-1)
    if (field) field.focus()
    else focusPage()
  })
}

/** Somebody has to answer first. */
const somethingIsOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null

/**
 * Ctrl or ⌘ with Z, and with Shift or Y the other way: for all that is not typed, as moving, removing and a pasted list.
 * What was typed is taken back by the browser, letter by letter, as long as there is any of it.
 */
export function useUndoKeys({ undo, redo }: Pick<DraftControl, 'undo' | 'redo'>) {
  const last = useRef<Typed | null>(null)
  useEffect(() => {
    const isTyped = (field: EventTarget | null) =>
      last.current?.field === field && textIn(field) === last.current?.to
    const onBefore = ({ target }: Event) => {
      const text = textIn(target)
      if (target && !isTyped(target)) last.current = { field: target, from: text, to: text }
    }
    const onInput = ({ target }: Event) => {
      if (last.current?.field === target) last.current = { ...last.current, to: textIn(target) }
    }
    const isOfBrowser = (field: EventTarget | null, again: boolean): boolean => {
      if (!isText(field)) return false
      if (!(field instanceof Element && field.matches(OF_RESUME))) return true
      return isTyped(field) && (again || last.current?.from !== last.current?.to)
    }
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')
      if (!isOurs || event.defaultPrevented || somethingIsOpen()) return
      const again = key === 'y' || event.shiftKey
      if (isOfBrowser(event.target, again)) return
      event.preventDefault()
      if (again) redo?.()
      else undo?.()
      keepFocusNear(event.target)
    }
    const stop = new AbortController()
    // Before the field hears of it and puts another text in its place.
    const first = { capture: true, signal: stop.signal }
    addEventListener('beforeinput', onBefore, first)
    addEventListener('input', onInput, first)
    addEventListener('keydown', onKey, { signal: stop.signal })
    return () => stop.abort()
  }, [undo, redo])
}
