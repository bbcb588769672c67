import { strToU8, Zip, ZipPassThrough, zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { anySign, fc } from '../../../fixtures/properties.ts'
import { type Contents, pack, unpack } from './archive.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { BackupProblem } from './problem.ts'
import { digestOf, hex } from './seal.ts'

type Bytes = Uint8Array<ArrayBuffer>

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'opened',
    (error: unknown) => (error instanceof BackupProblem ? error.code : error),
  )
const file = async (name: string, bytes: Bytes) => ({
  hash: hex(await digestOf(bytes)),
  name,
  type: 'docx',
  bytes,
})
const word = (text: string) => new Uint8Array(zipSync({ 'word/document.xml': strToU8(text) }, { level: 0 }))

/** As backups were written before they had a digest: the sizes stand behind each content, and time passes meanwhile. */
async function packedAtFirst({ account, files }: Contents): Promise<Bytes> {
  let now = Date.UTC(2026, 0, 31, 23, 59, 50)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3000
    return now
  })
  const chunks: Uint8Array[] = []
  const zip = new Zip((_error, chunk) => chunks.push(chunk))
  const add = (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  }
  add('legible.json', strToU8(account))
  add('files.json', strToU8(JSON.stringify(files.map(({ bytes: _, ...listed }) => listed))))
  for (const { hash, bytes } of files) add(`files/${hash}`, bytes)
  zip.end()
  clock.mockRestore()
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}

const SIGNATURES = ['PK\u0003\u0004', 'PK\u0007\b', 'PK\u0001\u0002', 'PK\u0005\u0006', 'Legible backup 002 ']
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  // What a reader that looks for the next entry would stumble over.
  fc
    .array(fc.oneof(fc.constantFrom(...SIGNATURES), fc.string()), { maxLength: 8 })
    .map((parts) => strToU8(parts.join(''))),
  fc
    // `zipSync` takes its files from the keys of an object, where this one means something else.
    .dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      fc.uint8Array({ maxLength: 60 }),
      { maxKeys: 4 },
    )
    .map((parts) => {
      const inner = zipSync({ 'inner.zip': zipSync(parts, { level: 0 }) }, { level: 0 })
      return inner
    }),
)
const name = fc.oneof(
  fc.string({ unit: anySign }),
  fc.constantFrom('', '../../etc/passwd', 'CV\u0000.pdf', 'ä/ö\\ü', '履歴書.docx', '\ud800'),
)
const contents = fc.record({
  account: fc.oneof(fc.json(), fc.constant(''), fc.constant('\ufeff{"a":"PK\u0005\u0006"}')),
  files: fc.array(fc.tuple(name, content), { maxLength: 5 }),
})

async function contentsOf({
  account,
  files,
}: {
  account: string
  files: [string, Uint8Array][]
}): Promise<Contents> {
  const all = await Promise.all(files.map(([label, bytes]) => file(label, new Uint8Array(bytes))))
  return { account, files: all }
}

test('any files under any names come back with the same bytes, from both forms of a backup', async () => {
  await fc.assert(
    fc.asyncProperty(contents, fc.boolean(), async (given, asAtFirst) => {
      const before = await contentsOf(given)
      expect(await unpack(await (asAtFirst ? packedAtFirst(before) : pack(before)))).toEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('the same, sealed with any password', async () => {
  await fc.assert(
    fc.asyncProperty(contents, fc.string({ unit: anySign, minLength: 1 }), async (given, password) => {
      const before = await contentsOf(given)
      const sealed = await encrypt(await pack(before), password, 1)
      expect(await unpack(await decrypt(sealed, password, 1))).toEqual(before)
    }),
    { numRuns: 60 },
  )
})

test('a file of 50 MB and one with nothing in it come back', async () => {
  const large = new Uint8Array(50 * 1024 * 1024)
  new Uint32Array(large.buffer).forEach((_, at, words) => {
    words[at] = Math.imul(at, 0x9e3779b1)
  })
  const before = { account: '{}', files: [await file('large', large), await file('empty', new Uint8Array())] }
  const after = await unpack(await decrypt(await encrypt(await pack(before), 'x', 1), 'x', 1))
  expect(after.files.map(({ name: label, bytes }) => [label, bytes.length])).toEqual([
    ['large', large.length],
    ['empty', 0],
  ])
  expect(hex(await digestOf(after.files[0]?.bytes ?? new Uint8Array()))).toBe(before.files[0]?.hash)
})

describe('a backup in which one byte was changed is refused', () => {
  const forms = {
    'as it is written now': (made: Contents) => pack(made),
    'as it was written at first': packedAtFirst,
    'sealed with a password': async (made: Contents) => encrypt(await pack(made), 'x', 1),
  }
  /** Where the times of the headers stand. */
  function timesIn(whole: Bytes): ReadonlySet<number> {
    const view = new DataView(whole.buffer)
    const places = new Set<number>()
    const add = (from: number) => [0, 1, 2, 3].forEach((at) => void places.add(from + at))
    for (let at = 0; at + 4 <= whole.length; at++) {
      if (view.getUint32(at, true) === 0x04034b50) add(at + 10)
      if (view.getUint32(at, true) === 0x02014b50) add(at + 12)
    }
    return places
  }
  test.each(Object.keys(forms) as (keyof typeof forms)[])('%s, wherever the byte is', async (form) => {
    const made = { account: '{"a":1}', files: [await file('cv.docx', word('Ran a kitchen'))] }
    const whole = await forms[form](made)
    const opened: number[] = []
    // When a file was written is no part of it: in the first form nothing holds that, and nothing reads it.
    const isTime = (at: number) => form === 'as it was written at first' && timesIn(whole).has(at)
    for (let at = 0; at < whole.length; at++) {
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      const open = form === 'sealed with a password' ? decrypt(changed, 'x', 1).then(unpack) : unpack(changed)
      if ((await codeOf(open)) === 'opened' && !isTime(at)) opened.push(at)
    }
    expect(opened).toEqual([])
  })

  test('and one that was cut off, at every length', async () => {
    const whole = await pack({ account: '{"a":1}', files: [await file('cv.docx', word('Ran a kitchen'))] })
    for (let length = 0; length < whole.length; length++)
      expect(await codeOf(unpack(whole.slice(0, length)))).toMatch(/^(not_a_backup|damaged)$/)
  })
})

test('a changed content is called damaged, not foreign', async () => {
  const whole = await pack({ account: '{"a":1}', files: [] })
  whole[40] = (whole[40] ?? 0) ^ 1
  expect(await codeOf(unpack(whole))).toBe('damaged')
})

describe('a backup of a later form', () => {
  const resealed = async (whole: Bytes, size: number, write: (digest: Bytes) => Bytes) => {
    whole.set(write(await digestOf(whole.slice(0, -size))), whole.length - size)
    return whole
  }
  test('asks for a newer Legible', async () => {
    const whole = await pack({ account: '{}', files: [] })
    const version = new TextDecoder('latin1').decode(whole).lastIndexOf('backup 002') + 'backup '.length
    whole.set(strToU8('003'), version)
    expect(await codeOf(unpack(whole))).toBe('damaged')
    expect(
      await codeOf(unpack(await resealed(whole, 64, (digest) => new Uint8Array(strToU8(hex(digest)))))),
    ).toBe('newer')
  })
  test('asks for it with a password too', async () => {
    const whole = await encrypt(await pack({ account: '{}', files: [] }), 'x', 1)
    whole[7] = '3'.charCodeAt(0)
    expect(await codeOf(decrypt(whole, 'x', 1))).toBe('damaged')
    expect(await codeOf(decrypt(await resealed(whole, 32, (digest) => digest), 'x', 1))).toBe('newer')
  })
})
