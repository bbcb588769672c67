/** Hands a file to the browser's downloads. */
export function saveFile(name: string, type: string, content: BlobPart | Blob) {
  const blob = content instanceof Blob ? content : new Blob([content], { type })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Firefox reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
