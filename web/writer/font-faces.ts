// The fonts of the files, known to the worker's canvas by names of their own.

const known = new Map<string, Promise<unknown>>()

/** Letters, digits and hyphens alone: Firefox 140 refuses a family whose name has a dot in it. */
export const familyOf = (file: string): string => `page-${file.replace(/[^a-z0-9]+/gi, '-')}`

/** Resolves when each of these fonts can be drawn with. */
export async function registerFonts(fonts: Record<string, Uint8Array>): Promise<void> {
  await Promise.all(Object.entries(fonts).map(([file, bytes]) => registered(file, bytes)))
}

function registered(file: string, bytes: Uint8Array): Promise<unknown> {
  const before = known.get(file)
  if (before) return before
  const face = new FontFace(familyOf(file), bytes as Uint8Array<ArrayBuffer>)
  ;(self as unknown as { fonts: FontFaceSet }).fonts.add(face)
  const loading = face.load()
  known.set(file, loading)
  return loading
}
