import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AiAnalysis } from '#shared/schema/analysis.ts'
import { AiPanel } from './ai-panel.tsx'

afterEach(cleanup)

const SAID = { fullResponse: 'Strong verbs.', dropped: 1, model: 'a-model' } as AiAnalysis
const toggle = (name: string) => screen.getByRole('button', { name })

test('collapsed at first; the toggle says what it does next', () => {
  render(<AiPanel analysis={SAID} />)
  const shown = () => toggle('Show Full Analysis').getAttribute('aria-expanded')
  expect(shown()).toBe('false')
  fireEvent.click(toggle('Show Full Analysis'))
  expect(toggle('Hide Full Analysis').getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(toggle('Hide Full Analysis'))
  expect(shown()).toBe('false')
})

test('what a model made up is left out, and that is said', () => {
  render(<AiPanel analysis={SAID} />)
  fireEvent.click(toggle('Show Full Analysis'))
  expect(screen.getByText(/^One statement was left out/)).toBeTruthy()
  expect(screen.getByText(/^Written by a-model/)).toBeTruthy()
})
