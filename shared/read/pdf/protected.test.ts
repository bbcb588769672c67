import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'

// One sheet, protected in each of the ways that PDF knows (made with qpdf from what `make-pdf.ts` writes).

const reader = createReader({ pdf: nodePdfEngine })

const outcome = (file: string, password?: string): Promise<string> =>
  reader
    .read(new Uint8Array(readFileSync(join(import.meta.dirname, 'testing/protected', file))), file, {
      ...(password === undefined ? {} : { password }),
    })
    .then(
      ({ pages, facts }) => {
        expect(facts).toMatchObject({ encrypted: true, title: 'Resume of Ada' })
        return pages[0]?.lines[0]?.text ?? ''
      },
      (error: { code: string }) => error.code,
    )

describe('a protected PDF', () => {
  test.each<[string, string | undefined, string]>([
    ['rc4-40.pdf', undefined, 'password_required'],
    ['rc4-40.pdf', 'wrong', 'password_wrong'],
    ['rc4-40.pdf', 'secret', 'Ada Example'],
    ['rc4-128.pdf', '', 'password_required'],
    ['rc4-128.pdf', 'Secret', 'password_wrong'],
    ['rc4-128.pdf', 'secret', 'Ada Example'],
    ['rc4-128.pdf', 'owner', 'Ada Example'],
    ['aes-128.pdf', undefined, 'password_required'],
    ['aes-128.pdf', 'secret ', 'password_wrong'],
    ['aes-128.pdf', 'secret', 'Ada Example'],
    ['aes-256.pdf', undefined, 'password_required'],
    ['aes-256.pdf', 'secret', 'password_wrong'],
    ['aes-256.pdf', 'sécret', 'Ada Example'],
    ['rc4-128-no-user-password.pdf', undefined, 'Ada Example'],
    ['aes-256-no-user-password.pdf', undefined, 'Ada Example'],
    ['aes-256-no-user-password.pdf', '', 'Ada Example'],
    ['aes-256-no-user-password.pdf', 'one of another file', 'Ada Example'],
  ])('%s with %j: %s', async (file, password, expected) => {
    expect(await outcome(file, password)).toBe(expected)
  })
})
