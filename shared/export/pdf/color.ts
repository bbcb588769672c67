// The accent is the person's choice; text in it must still be read on paper: 4.5 : 1 against white.
const readable = 4.5

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (rgb: number[]): string =>
  `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** How bright red, green and blue look. */
const SEEN = [0.2126, 0.7152, 0.0722]

function lightOf(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

export function contrastWithWhite(hex: string): number {
  const light = channels(hex).reduce((sum, value, at) => sum + lightOf(value) * (SEEN[at] ?? 0), 0)
  return 1.05 / (light + 0.05)
}

/** The same hue, darkened just as far as reading needs. */
export function inkOf(accent: string): string {
  let color = accent
  while (contrastWithWhite(color) < readable) color = toHex(channels(color).map((value) => value * 0.94))
  return color
}

/** The accent mixed into white: 1 is the accent itself, 0 is paper. */
export const tint = (accent: string, amount: number): string =>
  toHex(channels(accent).map((value) => 255 - (255 - value) * amount))
