import type { RefObject } from 'react'
import { writeText } from '#shared/export/text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { usePrinting } from '#web/components/ui/use-printing.ts'
import { DRAWN } from './use-pages.ts'

/**
 * Who prints before the pages are drawn gets the text of the resume instead of empty sheets: a browser waits for nothing
 * once it prints.
 */
export function OnPaper({ draft, pages }: { draft: Draft; pages: RefObject<HTMLElement | null> }) {
  const printing = usePrinting()
  if (!printing || isDrawn(pages.current)) return null
  return (
    <pre data-text-alone className="hidden p-[18mm] font-sans whitespace-pre-wrap print:block">
      {writeText(draft)}
    </pre>
  )
}

const isDrawn = (pages: HTMLElement | null): boolean =>
  [...(pages?.querySelectorAll('[data-page]') ?? [])].every((page) => page.querySelector(`[${DRAWN}]`))
