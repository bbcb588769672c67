import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

const REST_MS = 250

let told: string[]
let show: (value: string) => void

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  const onChange = (value: string) => told.push(value)
  const field = (value: string) => <SearchField value={value} placeholder="" onChange={onChange} />
  const { rerender } = render(field(''))
  show = (value) => rerender(field(value))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const input = () => screen.getByLabelText<HTMLInputElement>('Search')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const rest = () => act(() => vi.advanceTimersByTime(REST_MS))

describe('the search of a list', () => {
  test('counts when typing rests, once', () => {
    for (const value of ['z', 'zo', 'zoe']) type(value)
    expect(told).toEqual([])
    rest()
    expect(told).toEqual(['zoe'])
    show('zoe')
    rest()
    expect(told).toEqual(['zoe'])
  })

  test('keeps what is typed while the address follows', () => {
    type('zo')
    rest()
    type('zoe')
    show('zo')
    expect(input().value).toBe('zoe')
    rest()
    expect(told).toEqual(['zo', 'zoe'])
  })

  test('shows what the way back brought, and tells nobody of it', () => {
    type('zoe')
    rest()
    show('zoe')
    show('')
    expect(input().value).toBe('')
    rest()
    expect(told).toEqual(['zoe'])
  })
})
