import type { MissingGlyph } from '#shared/export/pdf/shelf.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { nameOfPlace } from '../editor/place-names.ts'
import { lettersOf } from './places.ts'
import { t } from './texts.ts'

/** A text in a script that no font has is many letters in many fields: the first of them lead to the others. */
const SHOWN = { fields: 6, letters: 12 }

interface MissingLettersProps {
  missing: MissingGlyph[]
  draft: Draft
  onPlace: (field: string) => void
}

/** What will not be printed, and the fields it stands in. */
export function MissingLetters({ missing, draft, onPlace }: MissingLettersProps) {
  const fields = lettersOf(missing, draft.extras)
  const letters = (chars: string[]) =>
    chars.slice(0, SHOWN.letters).join(' ') + (chars.length > SHOWN.letters ? ' …' : '')
  return (
    <div className={missing.length > 0 ? 'mb-2 text-fair' : undefined}>
      {/* Of all that stands here it is the one sentence that is read out: the list changes with every letter. */}
      <p role="status">{missing.length > 0 && t.theFontsOfThis}</p>
      {fields.length > 0 && (
        <ul>
          {fields.slice(0, SHOWN.fields).map(({ field, chars }) => (
            <li key={field} className="break-words">
              <button
                type="button"
                className="min-h-6 pointer-coarse:min-h-11 text-left underline underline-offset-2"
                onClick={() => onPlace(field)}
              >
                <bdi>{nameOfPlace(field, draft)}</bdi>
              </button>
              : <bdi>{letters(chars)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {fields.length > SHOWN.fields && <p>{t.andInMoreFields(fields.length - SHOWN.fields)}</p>}
    </div>
  )
}
