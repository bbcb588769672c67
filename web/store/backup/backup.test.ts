import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountStore, openAccountStore } from '../store.ts'
import { makeBackup, openBackup } from './backup.ts'
import { decrypt, encrypt, isEncrypted } from './encrypt.ts'
import type { BackupProblem } from './problem.ts'

const code = (error: unknown) => (error as BackupProblem).code
const PDF = strToU8('%PDF-1.7 not really')
const HASH = '2de85fcd8c9d9ff4dd9a0bbe8d3f1b2ae2f7d1d0a6b6ad3f4ea2b0a7a6bbd9f4'

let store: AccountStore
let hash = ''
beforeEach(async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', PDF))
  hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await store.files.keep({ hash, name: 'cv.pdf', type: 'pdf', bytes: new Uint8Array(PDF) })
})

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

describe('a backup', () => {
  test.each(['', 'a long password', 'пароль 🔑'])('comes back whole (password: %j)', async (password) => {
    const file = await bytesOf(await makeBackup(store, '{"a":1}', password))
    const { account, files } = await openBackup(file, password)
    expect(account).toBe('{"a":1}')
    expect(files).toEqual([{ hash, name: 'cv.pdf', type: 'pdf', bytes: new Uint8Array(PDF) }])
  })

  test('without a password is a zip that other tools open', async () => {
    const file = await bytesOf(await makeBackup(store, '{}'))
    expect([...file.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
  })

  test('with a password shows nothing of what it holds', async () => {
    const text = new TextDecoder('latin1').decode(await bytesOf(await makeBackup(store, 'SECRET', 'x')))
    for (const word of ['SECRET', 'cv.pdf', 'PDF-1.7']) expect(text).not.toContain(word)
  })

  test('encrypts anew each time', async () => {
    const [one, two] = [await encrypt(PDF.slice(), 'x', 1), await encrypt(PDF.slice(), 'x', 1)]
    expect(one).not.toEqual(two)
  })

  test('does not open with another password, nor without one', async () => {
    const file = await bytesOf(await makeBackup(store, '{}', 'right'))
    expect(await openBackup(file, 'wrong').catch(code)).toBe('wrong_password')
    expect(await openBackup(file).catch(code)).toBe('needs_password')
  })

  test('that is damaged asks for no password', async () => {
    const file = await bytesOf(await makeBackup(store, '{}', 'right'))
    file.set([(file.at(-40) ?? 0) ^ 1], file.length - 40)
    expect(await openBackup(file).catch(code)).toBe('damaged')
    expect(await openBackup(file, 'right').catch(code)).toBe('damaged')
  })

  test('sealed before there were digests opens, and says what it cannot tell apart', async () => {
    const sealed = await encrypt(PDF.slice(), 'x', 1)
    const first = sealed.slice(0, -32)
    first[7] = '1'.charCodeAt(0)
    expect(await decrypt(first, 'x', 1)).toEqual(new Uint8Array(PDF))
    expect(await decrypt(first, 'y', 1).catch(code)).toBe('does_not_open')
  })

  test('in which a file is not what its name says is damaged', async () => {
    const index = JSON.stringify([{ hash: HASH, name: 'cv.pdf', type: 'pdf' }])
    const zip = zipSync(
      { 'legible.json': strToU8('{}'), 'files.json': strToU8(index), [`files/${HASH}`]: PDF },
      { level: 0 },
    )
    expect(await openBackup(new Uint8Array(zip)).catch(code)).toBe('damaged')
  })
})

describe('what is no backup is refused', () => {
  const bomb = zipSync(
    { 'legible.json': new Uint8Array(5_000_000), 'files.json': strToU8('[]') },
    { level: 9 },
  )
  test.each([
    ['nothing', new Uint8Array()],
    ['text', strToU8('{"format":"legible-account"}')],
    [
      'a list of files that is none',
      zipSync({ 'legible.json': strToU8('{}'), 'files.json': strToU8('{') }, { level: 0 }),
    ],
    ['another zip', zipSync({ 'a.txt': strToU8('a') })],
    ['a compressed zip', bomb],
    [
      'a zip cut short',
      zipSync({ 'legible.json': strToU8('{}'), 'files.json': strToU8('[]') }, { level: 0 }).slice(0, 60),
    ],
  ])('%s', async (_, bytes) => {
    expect(isEncrypted(new Uint8Array(bytes))).toBe(false)
    expect(await openBackup(new Uint8Array(bytes)).catch(code)).toBe('not_a_backup')
  })
})
