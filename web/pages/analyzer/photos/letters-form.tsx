import { useEffect, useRef, useState } from 'react'
import { OCR_LANGUAGES, type OcrLanguage } from '#shared/read/ocr/languages.ts'
import { MEGABYTE } from '#shared/schema/limits.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import { t } from '../texts.ts'

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`

interface LettersFormProps {
  /** Chosen at first. */
  first: OcrLanguage[]
  /** Fetched earlier: not offered again. */
  here: readonly OcrLanguage[]
  onReady: () => void
}

/** The languages of a picture, what their letters weigh, and the download. */
export function LettersForm({ first, here, onReady }: LettersFormProps) {
  const [languages, setLanguages] = useState(first)
  const [size, setSize] = useState<number | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const abort = useRef<AbortController | null>(null)
  useEffect(() => {
    let gone = false
    ocrFiles.downloadSize(languages).then(
      (bytes) => !gone && setSize(bytes),
      (error: unknown) => {
        console.info('This browser keeps no files for offline use', error)
        if (!gone) setProblem(t.thisBrowserCannotKeepThe)
      },
    )
    return () => {
      gone = true
    }
  }, [languages])
  useEffect(() => () => abort.current?.abort(), [])

  const download = async () => {
    const controller = new AbortController()
    abort.current = controller
    setProblem('')
    setShare(0)
    try {
      await ocrFiles.download(languages, setShare, controller.signal)
      onReady()
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn('What reads pictures did not arrive', error)
      setProblem(t.theDownloadFailedCheckYour)
    } finally {
      setShare(null)
    }
  }
  const toggle = (code: OcrLanguage) =>
    setLanguages((all) => (all.includes(code) ? all.filter((other) => other !== code) : [...all, code]))
  return (
    <div className="space-y-3">
      <fieldset disabled={share !== null}>
        <legend className="text-sm font-medium">{t.languagesInIt}</legend>
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {OCR_LANGUAGES.filter(({ code }) => !here.includes(code)).map(({ code, name }) => (
            <label key={code} className="flex min-h-6 items-center gap-2 text-sm">
              <input type="checkbox" checked={languages.includes(code)} onChange={() => toggle(code)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={languages.length === 0 || share !== null || size === null}
          onClick={() => void download()}
        >
          {size ? t.downloadAndRead({ megabytes: megabytes(size) }) : t.readThePictures}
        </Button>
        {share !== null && (
          <>
            <span role="status" className="text-sm text-ink-soft tabular-nums">
              {t.downloading({ percent: Math.round(share * 100) })}
            </span>
            <Button size="sm" onClick={() => abort.current?.abort()}>
              {t.cancel}
            </Button>
          </>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t.theDownloadIsKeptFor}</p>
      {problem && (
        <Notice tone="poor" urgent>
          {problem}
        </Notice>
      )}
    </div>
  )
}
