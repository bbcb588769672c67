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
