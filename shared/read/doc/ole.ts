import * as CFB from 'cfb'
import { ReadError } from '../errors.ts'
import { Bytes } from './bytes.ts'

// The OLE container: which program wrote it, and the streams of a Word document.

export interface Ole {
  stream(name: string): Bytes | undefined
}

/** Streams that other programs keep, and what is said of their files. */
const OTHERS: [string, ConstructorParameters<typeof ReadError>[0]][] = [
  ['EncryptedPackage', 'protected_word'],
  ['Workbook', 'unsupported_spreadsheet'],
  ['Book', 'unsupported_spreadsheet'],
  ['PowerPoint Document', 'unsupported_spreadsheet'],
]

export function openOle(bytes: Uint8Array): Ole {
  let container: CFB.CFB$Container
  try {
    container = CFB.read(bytes as unknown as CFB.CFB$Blob, { type: 'array' })
  } catch (cause) {
    throw new ReadError(isCutOff(bytes) ? 'truncated' : 'corrupt', undefined, { cause })
  }
  const stream = (name: string) => {
    const content = CFB.find(container, `/${name}`)?.content
    return content ? new Bytes(Uint8Array.from(content as Uint8Array)) : undefined
  }
  if (!stream('WordDocument')) {
    const other = OTHERS.find(([name]) => stream(name))
    throw new ReadError(other?.[1] ?? 'unsupported_kind')
  }
  return { stream }
}

/** The header names the first sector of the directory; a file that was cut off does not reach it. */
function isCutOff(bytes: Uint8Array): boolean {
  if (bytes.length < 512) return true
  const header = new Bytes(bytes)
  const sector = 1 << header.u16(30)
  return (header.u32(48) + 2) * sector > bytes.length || bytes.length % sector !== 0
}
