import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RewriteRequest } from '#shared/ai/rewrite.ts'
import AskModel from './ask-model.tsx'

const asked: RewriteRequest[] = []
const backend = {
  rewrite: async (request: RewriteRequest) => {
    asked.push(request)
    return { variants: [{ text: 'Ran 3 shops with 12 people', lost: [] }], refused: 1 }
  },
}
vi.mock('#web/ai/use-ai.ts', () => ({
  useAi: () => ({ backend, chosen: 'device', choices: [{ id: 'device', title: 'On this device' }] }),
}))

afterEach(() => {
  cleanup()
  asked.length = 0
})

test('the model is asked with the facts the person confirmed, one a line, and no more than it takes', async () => {
  const taken: string[] = []
  render(
    <AskModel
      text="Responsible for 3 shops"
      purpose="bullet"
      targetRole="Manager"
      ended
      label="Bullet 1"
      onTake={(text) => taken.push(text)}
    />,
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Facts to add/ }), {
    target: { value: '12 people\n\n  in Lyon  \n3\n4\n5\n6' },
  })
  expect(screen.getByText('Only the first 5 facts are used.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Improve with AI/ }))
  await screen.findByText(/^1 wording changed or invented a fact/)
  expect(asked).toEqual([
    {
      text: 'Responsible for 3 shops',
      purpose: 'bullet',
      targetRole: 'Manager',
      facts: ['12 people', 'in Lyon', '3', '4', '5'],
    },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(taken).toEqual(['Ran 3 shops with 12 people'])
})
