import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('a password is right for its hash and no other', async () => {
  const passwords = createPasswords(1)
  const stored = await passwords.hash('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(stored, 'correct horse')).toBe(true)
  expect(await passwords.verify(stored, 'correct horsf')).toBe(false)
})

test('without an account no password is right, not even the decoy’s own', async () => {
  const passwords = createPasswords(1)
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false)
})

test('two hashes of one password differ', async () => {
  const { hash } = createPasswords(2)
  expect(await hash('same')).not.toBe(await hash('same'))
})

test('more than so many in line are told to come back, and the others are served', async () => {
  const { hash } = createPasswords(1)
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => hash('x')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(7)
  expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'busy', retryAfter: 2 })
  await expect(hash('x')).resolves.toBeTypeOf('string')
})

test('a check that fails gives its place back', async () => {
  const { verify, hash } = createPasswords(1)
  await expect(verify('not a hash', 'x')).rejects.toThrow()
  await expect(hash('x')).resolves.toBeTypeOf('string')
})
