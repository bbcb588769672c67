import { fullNameOf } from '#shared/export/file-name.ts'
import { bulletsOf, oneLine } from '#shared/export/plain.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { PeerResume } from './peer.ts'

// Which of a draft's fields another reader returns. Letters and digits count, not signs, case or spaces; an entry has to be
// at its place, and a degree may come with or without its field of study.

export interface Field {
  kind: string
  isRead: boolean
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const isSame = (wrote: string, read = ''): boolean => letters(wrote) === letters(read)
const isWithin = (wrote: string, read = ''): boolean => letters(read).includes(letters(wrote))

export function fieldsRead(draft: Draft, read: PeerResume): Field[] {
  const { personalInfo } = draft
  const all: [kind: string, wrote: string, isRead: boolean][] = [
    ['name', fullNameOf(draft), isSame(fullNameOf(draft), read.name)],
    ['email', personalInfo.email, isSame(personalInfo.email, read.email)],
    ['phone', personalInfo.phone, isSame(personalInfo.phone, read.phone)],
    ...draft.experience.flatMap(({ position, company, description }, at) => {
      const found = read.positions[at]
      return [
        ['position', position, isSame(position, found?.position)],
        ['company', company, isSame(company, found?.company)],
        ...bulletsOf(description).map((text) => ['bullet', text, isWithin(text, found?.text)]),
      ] as [string, string, boolean][]
    }),
    ...draft.education.flatMap(({ degree, institution }, at): [string, string, boolean][] => [
      ['degree', degree, isWithin(degree, read.studies[at]?.degree)],
      ['school', institution, isSame(institution, read.studies[at]?.institution)],
    ]),
    ...draft.skills.map(({ name }): [string, string, boolean] => [
      'skill',
      name,
      read.skills.some((skill) => isWithin(name, skill)),
    ]),
  ]
  return all.flatMap(([kind, wrote, isRead]) => (letters(oneLine(wrote)) ? [{ kind, isRead }] : []))
}

/** Of a hundred fields, with one decimal. */
export const shareOf = (fields: Field[]): string =>
  fields.length === 0
    ? '-'
    : ((100 * fields.filter(({ isRead }) => isRead).length) / fields.length).toFixed(1)

export const kindsOf = (fields: Field[]): string[] => [...new Set(fields.map(({ kind }) => kind))]
