/** Hands a file to the person: the browser's own download. */
export function saveBytes(file: { bytes: Uint8Array; name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has its own reference once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
