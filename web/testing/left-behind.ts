import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// How fast the machine is today is not what these tests prove.
configure({ asyncUtilTimeout: 60_000 })

/** Many files share one window and its clock: none finds what another left in them. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (!globalThis.document) return
  cleanup()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
