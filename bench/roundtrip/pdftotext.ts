import { spawnSync } from 'node:child_process'
import { blocksOf, outlineOf } from '#shared/export/outline.ts'
import type { Draft } from '#shared/schema/draft.ts'

// An extractor that is not ours. Asked: does every field's text come out, whole and in the order of the page?

export const hasPdftotext = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined

export function extracted(bytes: Uint8Array, order: '-raw' | '-layout'): string {
  const ran = spawnSync('pdftotext', [order, '-enc', 'UTF-8', '-', '-'], {
    input: bytes,
    maxBuffer: 64 << 20,
  })
  if (ran.error) throw new Error('Install poppler (Debian package poppler-utils).', { cause: ran.error })
  if (ran.status !== 0) throw new Error(`pdftotext: ${ran.stderr.toString()}`)
  return ran.stdout.toString()
}

/** The fields that do not follow, in order, in the text. Line ends and runs of spaces do not count. */
export function lostFields(draft: Draft, text: string): string[] {
  const page = squeezed(text)
  let from = 0
  const lost: string[] = []
  for (const block of blocksOf(outlineOf(draft))) {
    for (const span of [...block.spans, ...(block.right ?? [])]) {
      if (!span.path) continue
      const at = page.indexOf(squeezed(span.text), from)
      if (at < 0) lost.push(`${span.path}: ${span.text}`)
      else from = at + squeezed(span.text).length
    }
  }
  return lost
}

const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u2060]+/g, '')
    .replace(/[\u2010\u2011]/g, '-')
