import { ReadError } from '../errors.ts'
import type { Bytes } from './bytes.ts'

// The file information block at the start of the WordDocument stream ([MS-DOC] 2.5).

const WORD_97 = 0xa5ec
const FIRST_NFIB = 0xc1
const FLAGS = { encrypted: 0x0100, tableOne: 0x0200 }

/** Places of the tables that are read, as numbers of the pairs in FibRgFcLcb97. */
const TABLES = {
  styles: 1,
  sections: 6,
  headers: 11,
  characters: 12,
  paragraphs: 13,
  fonts: 15,
  pieces: 33,
  shapes: 40,
  textBoxes: 56,
  lists: 73,
  listOverrides: 74,
} as const
export type TableName = keyof typeof TABLES

const PAIRS_AT = 0x9a

export interface Fib {
  tableStream: '0Table' | '1Table'
  language: number
  /** Characters of each part of the text, which follow one another. */
  lengths: {
    body: number
    footnotes: number
    headers: number
    comments: number
    endnotes: number
    textBoxes: number
  }
  table(name: TableName): { at: number; size: number }
}

export function readFib(word: Bytes): Fib {
  if (word.length < 32) throw new ReadError('truncated')
  const ident = word.u16(0)
  const version = word.u16(2)
  const flags = word.u16(0x0a)
  if (ident !== WORD_97 || version < FIRST_NFIB) {
    const oldWord = ident >> 8 === 0xa5 || ident >> 8 === 0xa6
    throw new ReadError(oldWord ? 'old_word' : 'corrupt')
  }
  if (flags & FLAGS.encrypted) throw new ReadError('protected_word')
  return {
    tableStream: flags & FLAGS.tableOne ? '1Table' : '0Table',
    language: word.u16(0x06),
    lengths: {
      body: word.u32(0x4c),
      footnotes: word.u32(0x50),
      headers: word.u32(0x54),
      comments: word.u32(0x5c),
      endnotes: word.u32(0x60),
      textBoxes: word.u32(0x64),
    },
    table: (name) => {
      const at = PAIRS_AT + TABLES[name] * 8
      return { at: word.u32(at), size: word.u32(at + 4) }
    },
  }
}
