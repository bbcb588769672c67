import { FIRST_LANGUAGE } from '#shared/read/ocr/languages.ts'
import { Notice } from '#web/components/ui/notice.tsx'
import { t } from '../texts.ts'
import { LettersForm } from './letters-form.tsx'

interface RecognizeOfferProps {
  pages: number
  of: number
  onReady: () => void
}

/** Of a file with pages that are pictures: what reading them takes, and the download once a person agrees to it. */
export default function RecognizeOffer({ pages, of, onReady }: RecognizeOfferProps) {
  const which =
    pages === of
      ? of === 1
        ? t.thisPageIsAPicture
        : t.thesePagesArePictures
      : t.ofPagesArePictures({ pages, of })
  return (
    <div className="mt-3 space-y-3">
      <Notice tone="fair">{t.mostSystemsWillSeeAn({ which })}</Notice>
      <LettersForm first={[FIRST_LANGUAGE]} here={[]} onReady={onReady} />
    </div>
  )
}
