import { useCallback, useEffect, useRef, useState } from 'react'
import { AiError } from '#shared/ai/errors.ts'
import type { Availability } from './backend.ts'
import { browserAvailability, browserModel, downloadBrowserModel } from './browser-backend.ts'

export interface BrowserModel {
  /** Null until the browser has answered. */
  availability: Availability | null
  /** How much of it is here, from 0 to 1; null while nothing is fetched. */
  fetched: number | null
  problem: AiError | null
  download: () => void
  cancel: () => void
}

/** The model of the browser: whether it is there, and its download, which begins when the person wants it. */
export function useBrowserModel(): BrowserModel {
  const [availability, setAvailability] = useState<Availability | null>(null)
  const [fetched, setFetched] = useState<number | null>(null)
  const [problem, setProblem] = useState<AiError | null>(null)
  const abort = useRef<AbortController | null>(null)

  useEffect(() => {
    void browserAvailability().then(setAvailability)
    return () => abort.current?.abort()
  }, [])

  const fetchModel = useCallback(async () => {
    const api = browserModel()
    if (!api) return
    const controller = new AbortController()
    abort.current = controller
    setProblem(null)
    setFetched(0)
    try {
      await downloadBrowserModel(api, { signal: controller.signal, onProgress: setFetched })
    } catch (error) {
      if (error instanceof AiError && error.code !== 'cancelled') setProblem(error)
    }
    setFetched(null)
    setAvailability(await browserAvailability())
  }, [])
  const download = useCallback(() => void fetchModel(), [fetchModel])
  const cancel = useCallback(() => abort.current?.abort(), [])
  return { availability, fetched, problem, download, cancel }
}
