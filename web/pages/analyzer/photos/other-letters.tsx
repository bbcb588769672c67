import { useEffect, useState } from 'react'
import { OCR_LANGUAGES, type OcrLanguage, ocrLanguageOf } from '#shared/read/ocr/languages.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import { t } from '../texts.ts'
import { LettersForm } from './letters-form.tsx'

interface OtherLettersProps {
  /** The tag of the language that what was read seems to be in. */
  language: string
  onReady: () => void
}

/** Of pictures that were read: the letters of further languages, proposed where the text asks for them. */
export default function OtherLetters({ language, onReady }: OtherLettersProps) {
  const [here, setHere] = useState<OcrLanguage[] | null>(null)
  useEffect(() => {
    let gone = false
    ocrFiles.languagesHere().then(
      (languages) => !gone && setHere(languages),
      (error: unknown) => console.info('This browser keeps no files for offline use', error),
    )
    return () => {
      gone = true
    }
  }, [])
  if (!here?.length || here.length === OCR_LANGUAGES.length) return null
  const told = ocrLanguageOf(language)
  const asked = OCR_LANGUAGES.find(({ code }) => code === told && !here.includes(code))
  return (
    <details className="mt-2" open={asked !== undefined}>
      <summary className="min-h-6 cursor-pointer text-sm text-ink-soft">
        {asked ? t.thisLooksLike({ language: asked.name }) : t.isItInAnotherLanguage}
      </summary>
      <div className="mt-2">
        <LettersForm first={asked ? [asked.code] : []} here={here} onReady={onReady} />
      </div>
    </details>
  )
}
