import { type RefObject, useEffect, useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { part } from '#web/api/part.ts'
import { usePrinting } from '#web/components/ui/use-printing.ts'
import { DRAWN } from './use-pages.ts'

/**
 * Who prints before the pages are drawn gets the text of the resume instead of empty sheets: a browser waits for nothing
 * once it prints.
 */
export function OnPaper({ draft, pages }: { draft: Draft; pages: RefObject<HTMLElement | null> }) {
  const printing = usePrinting()
  const [write, setWrite] = useState<(draft: Draft) => string>()
  useEffect(() => {
    part(() => import('#shared/export/text.ts')).then(
      ({ writeText }) => setWrite(() => writeText),
      (error: unknown) => console.info('Only drawn pages can be printed:', error),
    )
  }, [])
  if (!printing || !write || isDrawn(pages.current)) return null
  return (
    <pre data-text-alone className="hidden p-[18mm] font-sans whitespace-pre-wrap print:block">
      {write(draft)}
    </pre>
  )
}

const isDrawn = (pages: HTMLElement | null): boolean =>
  [...(pages?.querySelectorAll('[data-page]') ?? [])].every((page) => page.querySelector(`[${DRAWN}]`))
