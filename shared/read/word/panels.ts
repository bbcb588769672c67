import type { Line } from '#shared/schema/document.ts'
import type { Panel, WordSection } from './story.ts'

// White text that stands on a dark panel can be read.

export interface Placed {
  page: number
  x: number
  y: number
  /** Of a header, whose drawings come back on each page. */
  everywhere: boolean
}

/** What the place of a shape is counted from. */
export const originOf = (
  { fromX, fromY }: Pick<Panel, 'fromX' | 'fromY'>,
  at: Pick<Placed, 'x' | 'y'>,
  margins: WordSection['margins'],
): { x: number; y: number } => ({
  x: fromX === 'page' ? 0 : at.x,
  y: { page: 0, margin: margins.top, paragraph: at.y }[fromY],
})

/** Lines are laid out by estimate: one may have slipped by this much. */
const SLACK = 30

export function withoutPanelText<L extends Pick<Line, 'page' | 'x' | 'y' | 'width' | 'runs'>>(
  lines: readonly L[],
  panels: readonly Panel[],
  anchors: readonly (Placed | undefined)[],
  { margins, pageHeight }: WordSection,
): L[] {
  const painted = panels.flatMap((panel) => {
    const at = anchors[panel.paragraph]
    if (at === undefined) return []
    const origin = originOf(panel, at, margins)
    const left = panel.x === null ? null : panel.x + origin.x
    const top = panel.y === null ? null : panel.y + origin.y
    return [{ ...panel, at, left, top }]
  })
  // Below the foot of its page the estimate is off: there, and where no height is given, only a panel of half a page counts.
  const isOn = (line: L): boolean =>
    painted.some(({ at, left, top, width, height }) => {
      if (!at.everywhere && at.page !== line.page) return false
      const middle = line.x + Math.min(line.width, width) / 2
      return (
        (left === null || (middle >= left - SLACK && middle <= left + width + SLACK)) &&
        (top === null || line.y > pageHeight
          ? height > pageHeight / 2
          : line.y >= top - SLACK && line.y <= top + height + SLACK)
      )
    })
  return lines.map((line) =>
    line.runs.some(({ hidden }) => hidden === 'white') && isOn(line)
      ? {
          ...line,
          runs: line.runs.map(({ hidden, ...run }) =>
            hidden && hidden !== 'white' ? { ...run, hidden } : run,
          ),
        }
      : line,
  )
}
