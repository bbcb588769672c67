import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Availability } from '#web/ai/backend.ts'
import type { Ai } from '#web/ai/use-ai.ts'
import { AiChoice } from './ai-choice.tsx'

afterEach(cleanup)

const place = (id: Availability['id'], state: Availability['state'], reason = ''): Availability => ({
  id,
  state,
  reason,
  title: `On the ${id}`,
  privacy: `What the ${id} does with the text`,
})
const choose = vi.fn()
const standard = vi.fn()
const offer = (...choices: Availability[]) => {
  const chosen = choices.find(({ state }) => state === 'ready')?.id ?? 'server'
  render(<AiChoice ai={{ choices, chosen, choose } as unknown as Ai} onStandard={standard} />)
}

describe('where a model can run', () => {
  test('is offered where it can, and the rest is one line with the reasons', () => {
    offer(
      place('device', 'unavailable', 'no WebGPU'),
      place('browser', 'unavailable', 'no model is built in'),
      place('server', 'ready'),
    )
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /On the server/ })).toHaveProperty('checked', true)
    expect(
      screen.getByText('Not available here. On the device: no WebGPU. On the browser: no model is built in.'),
    ).toBeTruthy()
  })

  test('asks nothing where there is no choice, and offers the standard analysis', () => {
    offer(place('device', 'unavailable', 'no WebGPU'), place('server', 'unavailable', 'no connection'))
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(
      screen.getByText(
        /No model is available here now\. On the device: no WebGPU\. On the server: no connection\./,
      ),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use the standard analysis' }))
    expect(standard).toHaveBeenCalledOnce()
  })

  test('says nothing of what is not available where all is', () => {
    offer(place('browser', 'ready'), place('server', 'ready'))
    expect(screen.queryByText(/Not available/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /On the server/ }))
    expect(choose).toHaveBeenCalledWith('server')
  })
})
