import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emptyInbox, sharedFiles } from '#web/pwa/inbox.ts'
import { engine } from '#web/worker/client.ts'
import { unreadable } from './resume-file.ts'
import { t } from './texts.ts'

interface LaunchQueue {
  setConsumer(consumer: (launch: { files: FileSystemFileHandle[] }) => void): void
}

/** A file opened with the installed app, or shared to it, lands in the analyzer; `take` checks it as any other. */
export function useOpenedFile(take: (files: File[]) => void, refuse: (problem: string) => void) {
  const [search] = useSearchParams()
  const latest = useRef({ take, refuse })
  latest.current = { take, refuse }
  const here = useRef(true)

  useEffect(() => {
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue
    // A queue cannot be left: its consumer outlives the page.
    here.current = true
    queue?.setConsumer(async ({ files }) => {
      try {
        const opened = await Promise.all(files.map((file) => file.getFile()))
        if (opened.length > 0 && here.current) latest.current.take(opened)
      } catch (error) {
        console.error('The file could not be opened', error)
        if (here.current) latest.current.refuse(unreadable())
      }
    })
    return () => {
      here.current = false
    }
  }, [])

  const shared = search.get('shared')
  useEffect(() => {
    if (shared === 'failed') latest.current.refuse(t.theSharedFileDidNot)
    else if (shared !== null) void engine.warm()
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
