import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

const page = (Part: React.ComponentType) =>
  render(
    <>
      <input aria-label="Job description" defaultValue="half a sentence" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )

test('a part that can be fetched is shown', async () => {
  page(lazyPart(async () => ({ default: () => <p>Here</p> })))
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that is no longer on the server leaves the page and its text as they are', async () => {
  page(lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be fetched')
  expect((screen.getByLabelText('Job description') as HTMLInputElement).value).toBe('half a sentence')
})
