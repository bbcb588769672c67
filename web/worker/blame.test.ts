import { expect, test } from 'vitest'
import { ReadError, type ReadErrorCode } from '#shared/read/errors.ts'
import { blamedRightly } from './blame.ts'

const pdf = new TextEncoder().encode('%PDF-1.7 broken')
const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])
const works = async () => 'a document'
const fails = () => Promise.reject(new ReadError('corrupt'))

test.each<[string, ReadErrorCode, Uint8Array, () => Promise<unknown>, ReadErrorCode]>([
  ['a damaged PDF where others are read', 'corrupt', pdf, works, 'corrupt'],
  ['half a PDF where others are read', 'truncated', pdf, works, 'truncated'],
  ['a PDF where no PDF is read', 'corrupt', pdf, fails, 'unexpected'],
  ['half a PDF where no PDF is read', 'truncated', pdf, fails, 'unexpected'],
  ['a locked PDF, whatever else is read', 'password_required', pdf, fails, 'password_required'],
  ['a Word file, which pdf.js has nothing to do with', 'corrupt', ole, fails, 'corrupt'],
])('%s', async (_, code, bytes, readSample, told) => {
  expect(await blamedRightly(new ReadError(code), bytes, readSample)).toMatchObject({ code: told })
})

test('what no reader coded stays as it was thrown', async () => {
  const error = new TypeError('x is not a function')
  expect(await blamedRightly(error, pdf, fails)).toBe(error)
})
