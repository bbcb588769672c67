export interface RankedRow {
  id: string
  points: number
  /** Somebody's own resume, not one made for measuring. */
  real: boolean
  job: string
}

/** A table parted by tabs with one header line: id, points, real, job; further columns are notes. */
export function readRanking(text: string): RankedRow[] {
  const [, ...lines] = text.split(/\r?\n/)
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', points = '', real = '', job = ''] = line.split('\t')
      return { id, points: Number(points), real: real === '1', job }
    })
}
