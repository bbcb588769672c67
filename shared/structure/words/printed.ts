import { PRINTED } from '#shared/locale/printed.ts'
import type { PrintedWords } from '#shared/locale/printed-words.ts'

// What our own pages print, so that a resume of ours is read back in every language it can be printed in.

type Label = { [K in keyof PrintedWords]: PrintedWords[K] extends string ? K : never }[keyof PrintedWords]

/** As printed, in every language; each once. */
export const printedAs = (label: Label): string[] => [
  ...new Set(Object.values(PRINTED).map((words) => words[label])),
]

export const printedLevels = (): string[] => [
  ...new Set(Object.values(PRINTED).flatMap(({ levels }) => Object.values(levels))),
]

/** As alternatives of a pattern that ignores case. */
export const patternOf = (words: string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

export const patternOfPrinted = (label: Label): string => patternOf(printedAs(label))
