import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { fieldsRead, shareOf } from './fields.ts'
import type { PeerResume } from './peer.ts'

const written = draft.parse({
  personalInfo: { firstName: 'Ida', lastName: 'Sample', email: 'ida@example.com', phone: '+1 202-555-0143' },
  experience: [
    { position: 'Cook', company: 'Contoso Ltd', description: 'Baked bread\nTaught two trainees' },
    { position: 'Baker', company: 'Fabrikam' },
  ],
  education: [{ degree: 'BSc', field: 'Physics', institution: 'Sample College' }],
  skills: [{ name: 'Baking' }],
})

const whole: PeerResume = {
  name: 'IDA SAMPLE',
  email: 'ida@example.com',
  phone: '+12025550143',
  positions: [
    { position: 'Cook', company: 'Contoso Ltd.', text: '• Baked bread\n• Taught two trainees' },
    { position: 'Baker', company: 'Fabrikam', text: '' },
  ],
  studies: [{ degree: 'BSc Physics', institution: 'Sample College' }],
  skills: ['Baking, cooking'],
}

describe('the fields another reader returns', () => {
  it('are all of them, whatever the signs and capitals', () => {
    expect(shareOf(fieldsRead(written, whole))).toBe('100.0')
  })

  it.each([
    ['name', { name: 'Ida' }],
    ['phone', { phone: '' }],
    ['position', { positions: [...whole.positions].reverse() }],
    [
      'company',
      { positions: [{ ...whole.positions[0]!, company: 'Contoso Ltd, Leeds' }, whole.positions[1]!] },
    ],
    ['bullet', { positions: [{ ...whole.positions[0]!, text: 'Baked' }, whole.positions[1]!] }],
    ['degree', { studies: [] }],
    ['skill', { skills: ['Bak'] }],
  ])('lack a %s', (kind, less) => {
    const lost = fieldsRead(written, { ...whole, ...less }).filter(({ isRead }) => !isRead)
    expect(lost.map((field) => field.kind)).toContain(kind)
  })

  it('nobody wrote are not counted', () => {
    expect(fieldsRead(draft.parse({}), whole)).toEqual([])
  })
})
