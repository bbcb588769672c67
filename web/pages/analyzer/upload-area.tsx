import { Upload } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { t } from './texts.ts'

/** Where the first file goes; the whole page takes it. */
export function UploadArea({
  dragging,
  chooser,
  onChoose,
  onCamera,
  problem,
}: {
  dragging: boolean
  chooser: Ref<HTMLButtonElement>
  onChoose: () => void
  onCamera: () => void
  problem: string
}) {
  return (
    <div>
      <div
        className={`flex flex-col items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center ${
          dragging ? 'border-pencil bg-pencil-wash' : 'border-edge bg-surface'
        }`}
      >
        <Upload aria-hidden className="size-7 text-ink-soft" />
        <p className="font-serif text-xl">{dragging ? t.letGoToReadIt : t.dropYourResumeHere}</p>
        <Button ref={chooser} onClick={onChoose}>
          {t.chooseAFile}
        </Button>
        <Button onClick={onCamera}>{t.takePhotos}</Button>
        <p className="text-ink-soft">{t.orPasteOnePdfDocx}</p>
        <p className="text-sm text-ink-soft">{t.yourFileStaysOnThis}</p>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-poor">
          {problem}
        </p>
      )}
    </div>
  )
}
