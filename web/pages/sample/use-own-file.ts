import { useEffect, useState } from 'react'
import { useResumeDrop } from '#web/pages/analyzer/use-resume-drop.ts'
import { sharedFiles } from '#web/pwa/inbox.ts'
import { t } from './texts.ts'

/** The file of one's own in place of the sample: chosen here, or left here before registering. */
export function useOwnFile(keeps: string | null, onNothing: () => void) {
  const [own, setOwn] = useState<File | null>(null)
  const [refused, setRefused] = useState('')
  const waits = keeps === 'own' && !own
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, where one comes back for it
  useEffect(() => {
    if (!waits) return
    sharedFiles().then(([file]) => (file ? setOwn(file) : onNothing()), onNothing)
  }, [waits])
  const drop = useResumeDrop({
    onFile: (file) => {
      setRefused('')
      setOwn(file)
    },
    onPictures: () => setRefused(t.photosAreReadOnceYou),
    onRejected: setRefused,
  })
  return { own, waits, refused, drop }
}
