import { describe, expect, test } from 'vitest'
import { hasLegalForm, isLegalForm, opensWithLegalForm } from './legal-forms.ts'

describe('legal forms', () => {
  test.each([
    'Kestrel Labs Ltd',
    'Kestrel Labs, Inc., Leeds',
    'Brandt GmbH & Co. KG',
    'Ferrolin S.p.A.',
    'Ferrolin SpA',
    'Mlýny Hradec s.r.o.',
    'Mlýny Hradec, s. r. o.',
    'Dalgård ApS',
    'ООО «Вереск»',
    'Вереск, ООО',
    'PT Nusa Terang',
    '株式会社さくら設計',
    'さくら設計(株)',
    '社会福祉法人 みどり園',
    '(주)한빛정보',
    '한빛 주식회사',
    '青禾科技有限公司',
    '青禾科技有限公司（苏州）',
  ])('names an organisation: %s', (text) => {
    expect(hasLegalForm(text)).toBe(true)
  })

  test.each([
    'Engineer as needed',
    'Lead and coach',
    'Co-founder',
    'Physical Therapist, PT',
    'Ooo',
    'Agent commercial',
    'Sales Manager',
    '会社員',
    '경영지원팀 주임',
    'ОАОшник',
    'Ltd',
    'Inclusion officer',
  ])('names none: %s', (text) => {
    expect(hasLegalForm(text)).toBe(false)
  })

  test('may stand alone, before its name or on the line under it', () => {
    expect(['医療法人', 'ООО', 'GmbH'].filter(isLegalForm)).toHaveLength(3)
    expect(['医療', 'Labs', '会社'].filter(isLegalForm)).toEqual([])
    expect(['Inc.', 'Ltd, Leeds', 'S.L.'].filter(opensWithLegalForm)).toHaveLength(3)
    expect(['as a cook', 'Income', 'no'].filter(opensWithLegalForm)).toEqual([])
  })
})
