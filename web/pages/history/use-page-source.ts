import { useEffect, useState } from 'react'
import type { PageSource } from '#web/components/analysis/page-proof.tsx'
import { useStore } from '#web/session/use-store.ts'
import { engine } from '#web/worker/client.ts'

type Source = { state: 'looking' } | { state: 'none' } | { state: 'here'; source: PageSource }

/** The pages of the file an analysis was made of, where the file is still on this device. */
export function usePageSource(resumeId: string | undefined): Source {
  const store = useStore()
  const [source, setSource] = useState<Source>({ state: 'looking' })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const say = (next: Source) => !signal.aborted && setSource(next)
    async function look(id: string) {
      const hash = (await store.resumes.get(id))?.body.contentHash
      const file = hash ? await store.files.get(hash) : undefined
      if (file?.type !== 'pdf') return say({ state: 'none' })
      const { pages, lines } = await engine.read({ bytes: file.bytes.slice(), name: file.name, signal })
      say({ state: 'here', source: { bytes: file.bytes, pages, lines } })
    }
    setSource({ state: 'looking' })
    if (resumeId)
      look(resumeId).catch((error: unknown) => {
        if (signal.aborted) return
        // What was read of it is shown instead of its pages.
        console.info('The pages of this file cannot be drawn again', error)
        say({ state: 'none' })
      })
    return () => stop.abort()
  }, [store, resumeId])
  return source
}
