// Bullets and numbers in front of list paragraphs: Word keeps them apart from the text and counts by itself.

export interface ListLevel {
  /** 'bullet', 'none', or how the number is written. */
  format: string
  /** The bullet as shown, or the number's pattern: `%1.` stands for the first level's number and a full stop. */
  text: string
  start: number
  /** Where the level's text begins, and how far from there its label. */
  indent: number
  firstIndent: number
}

export interface ListLabel {
  text: string | undefined
  indent: number
  firstIndent: number
}

const LEVELS = 9

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(n: number): string {
  let rest = Math.min(n, 3999)
  let out = ''
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) out += letters
  return out
}
const letter = (n: number) =>
  n > 0 ? String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.min(Math.ceil(n / 26), 5)) : ''

const NUMBERS: Record<string, (n: number) => string> = {
  lowerLetter: letter,
  upperLetter: (n) => letter(n).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (n) => roman(n).toUpperCase(),
  decimalZero: (n) => String(n).padStart(2, '0'),
}

/** Gives, paragraph by paragraph in order, what stands in front of each. */
export function listLabels(levelsOf: (list: string) => (ListLevel | undefined)[] | undefined) {
  const counters = new Map<string, number[]>()
  return (list: string, wanted: number): ListLabel | undefined => {
    const levels = levelsOf(list)
    const at = Math.min(Math.max(wanted, 0), LEVELS - 1)
    const level = levels?.[at]
    if (!levels || !level) return undefined
    const { indent, firstIndent } = level
    if (level.format === 'none') return { text: undefined, indent, firstIndent }
    if (level.format === 'bullet') return { text: level.text, indent, firstIndent }
    const counts = counters.get(list) ?? []
    counters.set(list, counts)
    counts[at] = (counts[at] ?? level.start - 1) + 1
    counts.length = at + 1
    const label = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const of = Number(digit) - 1
      const n = counts[of] ?? levels[of]?.start ?? 1
      return (NUMBERS[levels[of]?.format ?? ''] ?? String)(n)
    })
    return { text: label.trim() || undefined, indent, firstIndent }
  }
}
