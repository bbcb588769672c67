import { ReadError } from '../errors.ts'

/** What Windows puts on 0x80 to 0x9f, where Latin 1 has control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

// A view that refuses to look past its end: every offset in the file is a stranger's word.

export class Bytes {
  readonly length: number
  private readonly view: DataView
  constructor(readonly raw: Uint8Array) {
    this.view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
    this.length = raw.byteLength
  }
  private check(at: number, size: number): number {
    if (!(at >= 0 && at + size <= this.length))
      throw new ReadError('corrupt', undefined, { cause: new RangeError(`byte ${at} of ${this.length}`) })
    return at
  }
  u8 = (at: number): number => this.view.getUint8(this.check(at, 1))
  u16 = (at: number): number => this.view.getUint16(this.check(at, 2), true)
  i16 = (at: number): number => this.view.getInt16(this.check(at, 2), true)
  u32 = (at: number): number => this.view.getUint32(this.check(at, 4), true)
  i32 = (at: number): number => this.view.getInt32(this.check(at, 4), true)
  slice = (at: number, size: number): Bytes => {
    this.check(at, Math.max(size, 0))
    return new Bytes(this.raw.subarray(at, at + Math.max(size, 0)))
  }
  utf16 = (at: number, characters: number): string =>
    new TextDecoder('utf-16le', { ignoreBOM: true }).decode(this.slice(at, characters * 2).raw)
  /** Not by TextDecoder: Node 20 decodes 0x80 to 0x9f of Windows-1252 as control characters. */
  cp1252 = (at: number, characters: number): string => {
    let text = ''
    for (const byte of this.slice(at, characters).raw)
      text += byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252[byte - 0x80] : String.fromCharCode(byte)
    return text
  }
}
