import { useEffect, useRef } from 'react'
import { Notice } from '../ui/notice.tsx'

/** What is wrong with the form as a whole: a toast goes away, this stays until something is edited. */
export function FormProblem({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is disabled while it works, and loses the focus by that.
  useEffect(() => {
    if (text && document.activeElement === document.body) place.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="poor" urgent>
        {text}
      </Notice>
    </div>
  )
}
