import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { t } from '../texts.ts'

const JPEG_QUALITY = 0.95

/** The camera's picture, and photos taken of it; nothing of it leaves the device. */
export function Camera({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'failed'>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    const begin = async () => {
      const wanted = { facingMode: 'environment', width: { ideal: 4096 }, height: { ideal: 3072 } }
      const got = await navigator.mediaDevices.getUserMedia({ video: wanted })
      stream = got
      if (gone) for (const track of got.getTracks()) track.stop()
      else if (video.current) {
        video.current.srcObject = got
        await video.current.play()
        setState('ready')
      }
    }
    begin().catch((error: unknown) => {
      console.info('The camera did not start', error)
      if (!gone) setState('failed')
    })
    return () => {
      gone = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])

  const shoot = () => {
    const shown = video.current
    if (!shown) return
    const canvas = document.createElement('canvas')
    canvas.width = shown.videoWidth
    canvas.height = shown.videoHeight
    canvas.getContext('2d')?.drawImage(shown, 0, 0)
    canvas.toBlob(
      (blob) => blob && onPhoto(new File([blob], 'photo.jpg', { type: blob.type })),
      'image/jpeg',
      JPEG_QUALITY,
    )
  }
  if (state === 'failed') return <Notice tone="fair">{t.weCouldntUseTheCamera}</Notice>
  return (
    <div className="space-y-3">
      <video ref={video} playsInline muted aria-label={t.camera} className="max-h-96 w-full bg-ink/10" />
      <div className="flex gap-2">
        <Button variant="primary" disabled={state !== 'ready'} onClick={shoot}>
          {t.takePhoto}
        </Button>
        <Button onClick={onClose}>{t.closeCamera}</Button>
      </div>
    </div>
  )
}
