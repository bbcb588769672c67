import type { Place } from '#shared/schema/resume.ts'
import type { Prepared } from './prepared.ts'

/** Notes where each value stood. */
export interface Placer {
  places: Record<string, Place>
  put(path: string, line: Prepared | undefined, sure: number): void
}

export const createPlacer = (): Placer => {
  const places: Record<string, Place> = {}
  return {
    places,
    put(path, line, sure) {
      if (!line) return
      const { page, number, x, y, width, height } = line.line
      places[path] = {
        page,
        line: number,
        box: { x, y, width, height },
        sure: Math.round(Math.max(0, Math.min(1, sure)) * 100) / 100,
      }
    },
  }
}
