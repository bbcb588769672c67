import { describe, expect, test } from 'vitest'
import { agentName } from './agent-name.ts'

describe('the name of a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14) AppleWebKit/605 Version/18 Safari/605', 'Safari on macOS'],
    ['Mozilla/5.0 (Android 15; Mobile) Gecko/140 Firefox/140', 'Firefox on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) CriOS/140 Safari/605', 'Chrome on iOS'],
    ['curl/8.5', 'curl/8.5'],
    ['', 'Unknown device'],
  ])('%s is %s', (agent, name) => {
    expect(agentName(agent)).toBe(name)
  })
})
