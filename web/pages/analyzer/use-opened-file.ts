import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emptyInbox, sharedFiles } from '#web/pwa/inbox.ts'

interface LaunchQueue {
  setConsumer(consumer: (launch: { files: FileSystemFileHandle[] }) => void): void
}

const NOT_KEPT = 'The shared file could not be kept on this device. Choose it here instead.'

/** A file opened with the installed app, or shared to it, lands in the analyzer; `take` checks it as any other. */
export function useOpenedFile(take: (files: File[]) => void, refuse: (problem: string) => void) {
  const [search] = useSearchParams()
  const latest = useRef({ take, refuse })
  latest.current = { take, refuse }

  useEffect(() => {
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue
    queue?.setConsumer(async ({ files }) => {
      if (files.length > 0) latest.current.take(await Promise.all(files.map((file) => file.getFile())))
    })
  }, [])

  const shared = search.get('shared')
  useEffect(() => {
    if (shared === 'failed') latest.current.refuse(NOT_KEPT)
    let gone = false
    // Asked at every visit, not only after a share: a file shared while nobody was signed in is still waiting.
    const collect = async () => {
      const files = await sharedFiles()
      if (files.length === 0 || gone) return
      latest.current.take(files)
      await emptyInbox()
    }
    collect().catch((error: unknown) => console.warn('The inbox of shared files could not be opened', error))
    return () => {
      gone = true
    }
  }, [shared])
}
