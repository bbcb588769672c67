import { expect, test, vi } from 'vitest'
import { NetworkProblem } from '#web/api/problem.ts'
import { syncServer } from './server.ts'

vi.mock('#shared/schema/sync.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a part of the page that does not come is no connection, as an answer that does not come', async () => {
  const server = syncServer(async () => Response.json({}), 'ada')
  await expect(server.pull(0, false)).rejects.toBeInstanceOf(NetworkProblem)
})
