import { useCallback, useRef, useState } from 'react'
import type { StepPath } from './steps.ts'

function fieldOf(path: string): HTMLElement | null {
  const at = CSS.escape(path)
  return document.querySelector<HTMLElement>(`[data-path="${at}"], [data-path^="${at}."]`)
}

/** The field at a place of the resume; where the form has none for it, the nearest one of the same entry. */
function fieldAt(path: string): HTMLElement | null {
  const entry = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  return fieldOf(path) ?? (entry ? fieldAt(entry) : null)
}

/** The buttons of the collapsed entries that a field stands in, the outermost first. */
function foldedAround(field: HTMLElement | null): HTMLElement[] {
  const entry = field?.parentElement?.closest<HTMLElement>('[data-entry]')
  if (!entry) return []
  const button = entry.querySelector<HTMLElement>('[data-fold]')
  const isFolded = button?.getAttribute('aria-expanded') === 'false'
  return [...foldedAround(entry), ...(button && isFolded ? [button] : [])]
}

/** Of a list without entries. */
const addButton = () => document.querySelector<HTMLElement>('[data-add]')

/**
 * After a step is chosen from a finding or a place, its field gets the focus; else the step's title does. `arrive` is
 * for an effect of what comes together with the step's form, and another one for each step and wish.
 */
export function useFieldFocus(step: StepPath) {
  const title = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<{ step: StepPath; path: string } | null>(null)
  const first = useRef(true)
  const [asked, ask] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request focuses anew
  const arrive = useCallback(() => {
    if (first.current) {
      first.current = false
      return
    }
    // The step comes after the wish, when the address has changed.
    if (wanted.current && wanted.current.step !== step) return
    const path = wanted.current?.path
    // It may stand in an entry that is yet to come.
    if (path && !fieldOf(path) && document.querySelector('[data-unfinished]')) {
      requestAnimationFrame(arrive)
      return
    }
    wanted.current = null
    const field = path ? (fieldAt(path) ?? addButton()) : null
    // In a section that somebody closed nothing takes the focus.
    const section = field?.closest('details')
    if (section && field?.tagName !== 'SUMMARY') section.open = true
    const take = () => (field ?? title.current)?.focus()
    const folded = foldedAround(field)
    if (folded.length === 0) return take()
    // An entry that somebody collapsed is drawn open before its field can take the focus.
    for (const button of folded) button.click()
    requestAnimationFrame(take)
  }, [step, asked])
  const wish = useCallback((target: StepPath, path: string) => {
    wanted.current = { step: target, path }
    ask((was) => was + 1)
  }, [])
  return { title, wish, arrive }
}
