import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

it.each(['Go – nice to have', 'Go (nice to have)'])('%j is one word, and wishes for it', (item) =>
  expect(
    jobFromText(`Developer\nRequirements:\n- Python\n- SQL\n- ${item}`, { category: '', role: '' }).preferred,
  ).toEqual(['Go']),
)
