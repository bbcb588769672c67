/** In points, at 72 to the inch. */
export const pageSizes: Record<'A4' | 'Letter', [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
}
