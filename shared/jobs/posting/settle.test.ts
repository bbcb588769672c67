import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const demands = 'Requirements\n- Python\n- SQL\n'

it('a name of two letters that is wished for twice is wished for once', () => {
  const { preferred } = jobFromText(`Developer\n\n${demands}- Go preferred\n\nGo is a plus.\n`, {
    category: '',
    role: '',
  })
  expect(preferred).toEqual(['Go'])
})

it('what the duties name and a line only wishes for is wished for', () => {
  const duties = 'Responsibilities\n- Keep records in SAP\n- Answer customers in German\n\n'
  const { preferred, required, languages } = jobFromText(
    `Clerk\n\n${duties}${demands}- SAP would be an advantage\n- German is a plus\n`,
    { category: '', role: '' },
  )
  expect({ preferred, required, languages }).toEqual({
    preferred: ['SAP'],
    required: ['Python', 'SQL'],
    languages: [{ name: 'German', required: false }],
  })
})
