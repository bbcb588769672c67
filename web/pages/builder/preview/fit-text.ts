import type { Fit } from '#shared/export/pdf/lay-out.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { t } from './texts.ts'

/** Smaller text is hard to read: the analysis finds fault with it. */
const READABLE_PT = 9.5

const MEASURES = ['fontSize', 'spacing', 'lineHeight', 'margins'] as const
type Measure = (typeof MEASURES)[number]

/** What a fit came to, where it had something to do. */
export function fitText(fit: Fit | undefined, layout: Pick<Draft['layout'], 'fitTo' | Measure>): string {
  if (!fit) return ''
  if (!fit.fits) return t.tooLongFor(layout.fitTo, { size: fit.fontSize })
  if (MEASURES.every((measure) => fit[measure] === layout[measure])) return ''
  const at = t.fittedAt({ size: fit.fontSize, share: Math.round(fit.spacing * 100) })
  return fit.fontSize < Math.min(READABLE_PT, layout.fontSize) ? at + t.hardToRead : at
}
