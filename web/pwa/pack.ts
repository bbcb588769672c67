// Many small files in one: how long the list of them is, the list, and their bytes behind it.

interface Listed {
  url: string
  type: string
  bytes: number
}

const LENGTH_BYTES = 4

export function packOf(files: readonly { url: string; type: string; content: Uint8Array }[]): Uint8Array {
  const list = files.map(({ url, type, content }): Listed => ({ url, type, bytes: content.length }))
  const head = new TextEncoder().encode(JSON.stringify(list))
  const start = LENGTH_BYTES + head.length
  const pack = new Uint8Array(files.reduce((sum, { content }) => sum + content.length, start))
  new DataView(pack.buffer).setUint32(0, head.length)
  pack.set(head, LENGTH_BYTES)
  let at = start
  for (const { content } of files) {
    pack.set(content, at)
    at += content.length
  }
  return pack
}

/** By address; no file is copied. */
export async function unpack(pack: Blob): Promise<Map<string, Blob>> {
  const length = new DataView(await pack.slice(0, LENGTH_BYTES).arrayBuffer()).getUint32(0)
  const start = LENGTH_BYTES + length
  const list: Listed[] = JSON.parse(await pack.slice(LENGTH_BYTES, start).text())
  const files = new Map<string, Blob>()
  let at = start
  for (const { url, type, bytes } of list) {
    files.set(url, pack.slice(at, at + bytes, type))
    at += bytes
  }
  return files
}
