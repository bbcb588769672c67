import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveFiles } from '#web/pwa/inbox.ts'
import { engine } from '#web/worker/client.ts'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A file dropped anywhere on the page goes to the analyzer, which checks and reads it. */
export function useDropForAnalyzer(onFailure: (error: Error) => void) {
  const navigate = useNavigate()
  const [dragging, setDragging] = useState(false)
  // Entering a child leaves its parent: the drag is over when all that was entered was left.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setDragging(false)
  }
  const dropProps = {
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth.current += 1
      setDragging(true)
      void engine.warm()
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    },
    onDragLeave: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth.current -= 1
      if (depth.current <= 0) end()
    },
    onDrop: (event: DragEvent) => {
      const files = Array.from(event.dataTransfer.files)
      if (files.length === 0) return
      event.preventDefault()
      end()
      leaveFiles(files).then(() => navigate('/analyzer'), onFailure)
    },
  }
  return { dragging, dropProps }
}
