import { canonicalJson } from './json.ts'

/** FNV-1a, 32 bits. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** Two saves of one resume never share it: it holds the moment of the save beside the content's hash. */
export const fingerprintOf = (body: { updatedAt: string }): string =>
  `${body.updatedAt} ${fnv1a(canonicalJson(body))}`
