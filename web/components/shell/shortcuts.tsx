import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const CommandMenu = lazyPart(() => import('./command-menu.tsx'))
const ShortcutList = lazyPart(() => import('./shortcut-list.tsx'))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Somebody has to answer first. */
const somethingIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** The keys that work on every page. */
export function Shortcuts() {
  const [open, setOpen] = useState<'' | 'commands' | 'list'>('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || somethingIsOpen()) return
      const wanted =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
          ? 'commands'
          : event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
            ? 'list'
            : ''
      if (!wanted) return
      event.preventDefault()
      setOpen(wanted)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => setOpen('')
  return (
    <Suspense>
      {open === 'commands' && <CommandMenu onClose={close} />}
      {open === 'list' && <ShortcutList onClose={close} />}
    </Suspense>
  )
}
