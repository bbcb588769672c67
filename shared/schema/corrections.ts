import { z } from 'zod'
import { FIELD_MAX } from './draft.ts'
import { CORRECTIONS_MAX } from './limits.ts'
import { sectionKind } from './resume.ts'

// What a person says of our reading of an upload, in the order in which it was said. Undo takes the last one off.

/** What a block of the page can be. A heading begins a section of its own; name and contact belong to the head. */
export const blockKind = z.enum(['name', 'contact', 'heading', ...sectionKind.options])
export type BlockKind = z.infer<typeof blockKind>

/** Recognition may take a whole address for a word. */
export const WORD_MAX = 200

const lineNumber = z.number().int().min(0).max(100_000)

/** Lines of the document, and what they are. */
const readingHint = z.object({
  first: lineNumber,
  last: lineNumber,
  as: blockKind,
  /** The first of the lines is the section's heading. */
  headed: z.boolean().default(false),
})
export type ReadingHint = z.infer<typeof readingHint>

/** Two devices' corrections are merged by these. */
const id = z.string().min(1).max(60)
const target = {
  id,
  /** `experience.0.company`, `experience.0`, `skills.3` … as the lists stood when it was said. */
  path: z.string().max(60),
  /** Where the entry begins on the page; 0 where that is not known. Finds it again where the lists stand differently. */
  line: lineNumber,
}

export const correction = z.discriminatedUnion('do', [
  readingHint.extend({ id, do: z.literal('read_as') }),
  /** A word that was recognized in a picture: what it says. Empty where there is none; as it was where it is right. */
  z.object({
    id,
    do: z.literal('respell'),
    line: lineNumber,
    /** Which of the line's runs, from 0. */
    run: z.number().int().min(0).max(10_000),
    was: z.string().min(1).max(WORD_MAX),
    value: z.string().max(WORD_MAX),
  }),
  z.object({ ...target, do: z.literal('edit'), value: z.string().max(FIELD_MAX) }),
  z.object({ ...target, do: z.literal('delete') }),
  /** With the entry below. */
  z.object({ ...target, do: z.literal('merge') }),
  /** An entry that was missed, at its place in the list: nothing is written in it yet. */
  z.object({ ...target, do: z.literal('add') }),
  /** To another place in its list. */
  z.object({ ...target, do: z.literal('move'), to: z.number().int().min(0).max(1000) }),
  /** `at` bullets stay, or as many words where an entry is a line. */
  z.object({ ...target, do: z.literal('split'), at: z.number().int().min(1).max(1000) }),
])
export type Correction = z.infer<typeof correction>

export const corrections = z.array(correction).max(CORRECTIONS_MAX)
