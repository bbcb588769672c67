import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import { LIMITS } from '#shared/read/limits.ts'
import { pdfOfPictures } from '#shared/read/ocr/picture-pdf.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { engine } from '#web/worker/client.ts'
import { t } from '../texts.ts'
import { Camera } from './camera.tsx'
import { isWhole, nameOfPages, type Photo, photoOf } from './photo.ts'
import { PhotoCorners } from './photo-corners.tsx'

interface PhotoPagesProps {
  /** Photos that were chosen or dropped; each new array brings further pages. */
  added: File[]
  onChoose: () => void
  /** The pages as one file. */
  onDone: (file: File) => void
  onCancel: () => void
}

/** The photos of a resume's pages: in order, cut to the page, and made into one file. */
export default function PhotoPages({ added, onChoose, onDone, onCancel }: PhotoPagesProps) {
  const [photos, setPhotos] = useState<Photo[]>([])
  const [camera, setCamera] = useState(added.length === 0)
  const [working, setWorking] = useState(0)
  const [problem, setProblem] = useState('')
  const here = useRef(true)
  const taken = useRef<File[] | null>(null)
  const shown = useRef<Photo[]>([])
  shown.current = photos

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      for (const { url } of shown.current) URL.revokeObjectURL(url)
    }
  }, [])

  const change = (id: string, edit: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...edit } : photo)))

  const add = (files: File[]) => {
    const room = LIMITS.recognizedPages - shown.current.length
    if (files.length > room) setProblem(t.atMostPagesAreRead({ count: LIMITS.recognizedPages }))
    const fresh = files.slice(0, room).map(photoOf)
    setPhotos((all) => [...all, ...fresh])
    for (const { id, file, name } of fresh)
      engine.cornersInPhoto(file).then(
        (corners) => here.current && corners && change(id, { corners }),
        (error: Error) => {
          if (!here.current) return
          setProblem(`${name}: ${error.message}`)
          setPhotos((all) => all.filter((photo) => photo.id !== id))
        },
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new array brings new files
  useEffect(() => {
    if (taken.current === added) return
    taken.current = added
    add(added)
  }, [added])

  const finish = async () => {
    setProblem('')
    try {
      const pictures = []
      for (const [at, { file, corners, turned, contrast }] of photos.entries()) {
        setWorking(at + 1)
        pictures.push(
          await engine.pageInPhoto(file, {
            corners: isWhole(corners) ? undefined : corners,
            turned,
            contrast,
          }),
        )
        if (!here.current) return
      }
      onDone(new File([pdfOfPictures(pictures)], nameOfPages(photos), { type: 'application/pdf' }))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setWorking(0)
    }
  }
  const remove = (photo: Photo) => {
    URL.revokeObjectURL(photo.url)
    setPhotos((all) => all.filter(({ id }) => id !== photo.id))
  }
  const earlier = (at: number) =>
    setPhotos((all) => {
      const moved = all[at]
      return moved ? all.toSpliced(at, 1).toSpliced(at - 1, 0, moved) : all
    })

  const count = t.pages(photos.length)
  return (
    <div className="space-y-4 rounded-md border border-line bg-surface p-4">
      <h2 className="font-serif text-xl">{t.photosOfYourResume}</h2>
      <p className="text-ink-soft">{t.dragTheCornersToThe}</p>
      <ol className="space-y-6">
        {photos.map((photo, at) => (
          <li key={photo.id} className="space-y-2">
            <p className="font-medium">{t.page({ page: at + 1 })}</p>
            <div style={{ rotate: `${photo.turned}deg` }} className="w-fit">
              <PhotoCorners
                url={photo.url}
                label={t.photoOfPage({ page: at + 1 })}
                corners={photo.corners}
                onChange={(corners) => change(photo.id, { corners })}
              />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => change(photo.id, { turned: (photo.turned + 90) % 360 })}>
                {t.rotate}
              </Button>
              <Button
                size="sm"
                aria-pressed={photo.contrast}
                onClick={() => change(photo.id, { contrast: !photo.contrast })}
              >
                {t.moreContrast}
              </Button>
              {at > 0 && (
                <Button size="sm" onClick={() => earlier(at)}>
                  {t.moveUp}
                </Button>
              )}
              <Button size="sm" onClick={() => remove(photo)}>
                {t.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {camera && <Camera onPhoto={(photo) => add([photo])} onClose={() => setCamera(false)} />}
      {problem && <Notice tone="poor">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={photos.length === 0 || working > 0}
          busy={working > 0}
          onClick={() => void finish()}
        >
          {working > 0 ? t.preparingPageOf({ page: working, of: photos.length }) : t.takeCount({ count })}
        </Button>
        <Button onClick={onChoose}>{t.addPhotos}</Button>
        {!camera && <Button onClick={() => setCamera(true)}>{t.openCamera}</Button>}
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </div>
  )
}
