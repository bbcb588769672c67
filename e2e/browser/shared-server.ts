import { serve } from './app.ts'

/** One server for all journeys that need none of their own; so many people in so short a time are no attack. */
export default async function sharedServer(): Promise<() => Promise<void>> {
  const { url, dataDir, close } = await serve({ RATE_LIMITS: 'false' })
  process.env.SHARED_SERVER = JSON.stringify({ url, dataDir })
  return close
}
