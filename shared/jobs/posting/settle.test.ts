import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const stack = 'Tech stack\n- Python\n- Kafka\n- Redis\n'
const demands = 'Requirements\n- Python\n- SQL\n'
const wishes = 'Nice to have\n- Kafka\n- Redis\n'

it.each([
  ['first', `Developer\n\n${stack}\n${demands}\n${wishes}`],
  ['last', `Developer\n\n${demands}\n${wishes}\n${stack}`],
])('what is wished for stays a wish where the list of what is used stands %s', (_, text) => {
  const { required, preferred } = jobFromText(text, { category: '', role: '' })
  expect({ required, preferred }).toEqual({ required: ['Python', 'SQL'], preferred: ['Kafka', 'Redis'] })
})

it('a name of two letters that is wished for twice is wished for once', () => {
  const { preferred } = jobFromText(`Developer\n\n${demands}- Go preferred\n\nGo is a plus.\n`, {
    category: '',
    role: '',
  })
  expect(preferred).toEqual(['Go'])
})
