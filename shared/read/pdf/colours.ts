/** The numbers of a colour; undefined for a pattern. */
export const channels = (colour: string): number[] | undefined => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined
  const all = Number.parseInt(colour.slice(1), 16)
  return [all >> 16, (all >> 8) & 0xff, all & 0xff]
}

export const rgb = (args: number[]): string =>
  `#${[args[0], args[1], args[2]]
    .map((part) =>
      Math.round(part ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A colour that shines through, on the colour under it. */
export function mixed(colour: string, under: string, alpha: number): string {
  const [over, below] = [channels(colour), channels(under)]
  if (!over || !below) return 'pattern'
  return rgb(over.map((part, at) => part * alpha + (below[at] ?? 0) * (1 - alpha)))
}
