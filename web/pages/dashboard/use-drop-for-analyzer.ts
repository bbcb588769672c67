import { useNavigate } from 'react-router-dom'
import { useFileDrop } from '#web/components/use-file-drop.ts'
import { leaveFiles } from '#web/pwa/inbox.ts'
import { engine } from '#web/worker/client.ts'

/** A file dropped anywhere goes to the analyzer, which checks and reads it. Answers whether one is being dragged. */
export function useDropForAnalyzer(onFailure: (error: Error) => void): boolean {
  const navigate = useNavigate()
  return useFileDrop({
    onEnter: () => void engine.warm(),
    onFiles: (files) => void leaveFiles(files).then(() => navigate('/analyzer'), onFailure),
  })
}
