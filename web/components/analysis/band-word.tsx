import { BAND_TEXT, type Band } from './bands.ts'
import { t } from './texts.ts'

/** A verdict in a word, unless part of it is a thing nobody could judge. */
export function BandWord({ band, inPart }: { band: Band; inPart: boolean }) {
  return (
    <span className={`text-sm font-medium ${inPart ? 'text-ink-soft' : BAND_TEXT[band.name]}`}>
      {inPart ? t.judgedInPart : band.label}
    </span>
  )
}
