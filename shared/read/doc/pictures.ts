import type { Bytes } from './bytes.ts'

const TWIPS = 20

/** The size of a picture in the text, from its header in the Data stream ([MS-DOC] 2.9.190). */
export function pictureSize(data: Bytes | undefined, at: number): { width: number; height: number } {
  if (!data || at + 36 > data.length) return { width: 0, height: 0 }
  const side = (goal: number, scale: number) => (data.u16(at + goal) * data.u16(at + scale)) / 1000 / TWIPS
  return { width: side(28, 32), height: side(30, 34) }
}
