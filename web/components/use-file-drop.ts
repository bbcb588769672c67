import { useEffect, useRef, useState } from 'react'

interface Taken {
  onEnter?: () => void
  onFiles: (files: File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Files over the window, its header and margins too; answers whether some are. What nobody takes, the browser would
 * open in the place of the app: without `taken` they are kept from that, and nothing else happens.
 */
export function useFileDrop(taken?: Taken): boolean {
  const [dragging, setDragging] = useState(false)
  const latest = useRef(taken)
  latest.current = taken
  useEffect(() => {
    // Entering a child leaves its parent: the drag is over when all that was entered was left.
    let depth = 0
    const count = (now: number) => {
      depth = Math.max(0, now)
      setDragging(depth > 0 && latest.current !== undefined)
    }
    const leaving = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(type, (event) => holdsFiles(event) && act(event), { signal: leaving.signal })
    const allow = (event: DragEvent) => {
      const isTaken = latest.current !== undefined
      if (event.dataTransfer && (isTaken || !event.defaultPrevented))
        event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none'
      event.preventDefault()
    }
    on('dragenter', (event) => {
      allow(event)
      if (depth === 0) latest.current?.onEnter?.()
      count(depth + 1)
    })
    on('dragover', allow)
    on('dragleave', () => count(depth - 1))
    on('drop', (event) => {
      event.preventDefault()
      count(0)
      const files = Array.from(event.dataTransfer?.files ?? [])
      if (files.length > 0) latest.current?.onFiles(files)
    })
    return () => leaving.abort()
  }, [])
  return dragging
}
