import * as CFB from 'cfb'
import { givenUp, isDamageOfOle } from '../damage.ts'
import { ReadError } from '../errors.ts'
import { Bytes } from './bytes.ts'

// The OLE container: which program wrote it, and the streams of a Word document.

interface Ole {
  stream(name: string): Bytes | undefined
}

/** An encrypted DOCX: it may hold a WordDocument stream too, for programs that do not know. */
const ENCRYPTED = 'EncryptedPackage'

/** Streams that other programs keep, and what is said of their files. */
const OTHERS: [string, ConstructorParameters<typeof ReadError>[0]][] = [
  ['Workbook', 'unsupported_spreadsheet'],
  ['Book', 'unsupported_spreadsheet'],
  ['PowerPoint Document', 'unsupported_spreadsheet'],
  ['__properties_version1.0', 'unsupported_mail'],
]

export function openOle(bytes: Uint8Array): Ole {
  let container: CFB.CFB$Container
  try {
    container = CFB.read(bytes as unknown as CFB.CFB$Blob, { type: 'array' })
  } catch (cause) {
    throw givenUp(cause, isDamageOfOle(cause), isCutOff(bytes) ? 'truncated' : 'corrupt')
  }
  const stream = (name: string) => {
    const entry = CFB.find(container, `/${name}`)
    if (!entry?.content) return undefined
    if (entry.size > entry.content.length) throw new ReadError(isCutOff(bytes) ? 'truncated' : 'corrupt')
    return new Bytes(Uint8Array.from(entry.content as Uint8Array))
  }
  if (stream(ENCRYPTED)) throw new ReadError('protected_word')
  if (!stream('WordDocument')) {
    const other = OTHERS.find(([name]) => stream(name))
    throw new ReadError(other?.[1] ?? 'unsupported_kind')
  }
  return { stream }
}

/** A file is written in whole sectors, and the header names those that hold the directory and the allocation table. */
function isCutOff(bytes: Uint8Array): boolean {
  if (bytes.length < 512) return true
  const header = new Bytes(bytes)
  const sector = 1 << Math.min(header.u16(30), 20)
  const named = [header.u32(48), ...Array.from({ length: 109 }, (_, i) => header.u32(76 + i * 4))]
  const last = Math.max(...named.filter((n) => n <= LAST_SECTOR))
  return (last + 2) * sector > bytes.length || bytes.length % sector !== 0
}

/** Above it are marks: free, end of chain. */
const LAST_SECTOR = 0xfffffffa
