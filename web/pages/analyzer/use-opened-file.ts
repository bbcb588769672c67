import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { collectSharedFile } from '#web/pwa/inbox.ts'

interface LaunchQueue {
  setConsumer(consumer: (launch: { files: FileSystemFileHandle[] }) => void): void
}

/** A file opened with the installed app, or shared to it, lands in the analyzer. */
export function useOpenedFile(take: (file: File) => void) {
  const [search] = useSearchParams()
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue
    queue?.setConsumer(async ({ files }) => {
      const file = await files[0]?.getFile()
      if (file) latest.current(file)
    })
  }, [])

  const shared = search.get('shared')
  useEffect(() => {
    let gone = false
    // Asked at every visit, not only after a share: a file shared while nobody was signed in is still waiting.
    collectSharedFile().then(
      (file) => {
        if (file && !gone) latest.current(file)
      },
      (error: Error) => console.warn('The inbox of shared files could not be opened:', error.message, shared),
    )
    return () => {
      gone = true
    }
  }, [shared])
}
