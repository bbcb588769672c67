import { describe, onTestFailed, test } from 'vitest'
import { serve } from '../app.ts'
import type { Driver } from './driver.ts'
import { STEPS, Walker } from './journey.ts'

/** Eleven steps, each as patient as a journey is: on a busy machine they add up. */
const JOURNEY_MS = 600_000

interface Journey {
  /** Where another build of the app stands. */
  home?: string
  /** What has to be so in this browser, at the end. */
  check?: (walker: Walker) => Promise<void>
}

/** Walks through the product with a browser and a server of its own. */
export function walksThrough(name: string, open: () => Promise<Driver>, { home, check }: Journey = {}) {
  describe(name, () => {
    test(STEPS.map((step) => step.name).join(', '), { timeout: JOURNEY_MS }, async () => {
      const server = await serve({ RATE_LIMITS: 'false' }, home)
      try {
        const driver = await open()
        let at = ''
        onTestFailed(() => console.error(`${name}: it ended at “${at}”`))
        try {
          const walker = new Walker(driver, server)
          for (const step of STEPS) {
            at = step.name
            await step.walk(walker)
          }
          await check?.(walker)
        } finally {
          await driver.close()
        }
      } finally {
        await server.close()
      }
    })
  })
}
