import { dictionary } from '@zxcvbn-ts/language-common'
import { faults } from '#server/faults.ts'
import { PASSWORD_MIN } from '#shared/schema/limits.ts'

/** Those that are tried first everywhere: a list of leaked ones that comes with the server, asked of nobody. */
const COMMON = new Set(
  dictionary['passwords-common']
    .filter((word) => word.length >= PASSWORD_MIN)
    .map((word) => word.toLowerCase()),
)

/** So many letters beside one's own name are no secret: ada-lovelace-1, Ada99! */
const BESIDE = 3
/** Shorter parts of a name stand in many words. */
const PART_MIN = 4

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What a password is told to be, or nothing. The specification's least length is the schema's to ask. */
export function weaknessOf(password: string, person: { name: string; email: string }): string | undefined {
  if (COMMON.has(password.toLowerCase()) || /^(.)\1*$/u.test(password))
    return 'This password is one of the most commonly used. Choose another one.'
  const own = [person.email, person.email.split('@')[0] ?? '', person.name, ...person.name.split(/\s+/)]
  const said = bare(password)
  const isOwn = own
    .map(bare)
    .some(
      (term) =>
        said === term ||
        (term.length >= PART_MIN && said.includes(term) && said.length - term.length <= BESIDE),
    )
  return isOwn ? 'This password is too close to your name or email. Choose another one.' : undefined
}

export function refuseWeak(password: string, person: { name: string; email: string }, field: string): void {
  const weakness = weaknessOf(password, person)
  if (weakness) throw faults.invalid({ [field]: weakness })
}
