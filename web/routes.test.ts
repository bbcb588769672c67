import { expect, test } from 'vitest'
import { ROUTES } from './routes.ts'

const terms = ROUTES.find(({ path }) => path === '/terms')!

test('a page that was fetched before is drawn at once; one that was not suspends', async () => {
  const before = terms.page()
  const { default: Terms } = await terms.load()
  expect(before).not.toBe(Terms)
  expect(terms.page()).toBe(Terms)
})
