import { pairsOf } from '#shared/records.ts'
import { plainWords, wordSet } from '#shared/text/fold.ts'
import { BODY_LABELS, FORM_LABELS, type FormLabel } from './words/form-labels.ts'

// What a label of a form asks for, by the words that are known for it.

export const LABELS = new Map<string, FormLabel>()
for (const [label, words] of pairsOf(FORM_LABELS))
  for (const word of wordSet(words)) if (!LABELS.has(word)) LABELS.set(word, label)
const OVER_BODY = wordSet(BODY_LABELS)

export const MAX_LETTERS = 90

export const formLabel = (text: string): FormLabel | undefined => {
  if (text.length > MAX_LETTERS) return undefined
  const plain = plainWords(text)
  return (
    LABELS.get(plain) ??
    LABELS.get(plain.replace(NAMING, '').replace(/(?:名称|名稱)$/u, '')) ??
    ofEither(text)
  )
}

/** `Uczelnia / szkoła`: two words for the same. */
const ofEither = (text: string): FormLabel | undefined => {
  const [label, other, ...more] = text.split('/').map((word) => LABELS.get(plainWords(word)))
  return more.length === 0 && label === other ? label : undefined
}

/** `Name of the Company`, `Nom de l'entreprise`: they ask for what they name. */
const NAMING =
  /^(?:name|nom|nombre|nome|naam|nazwa|nume|название|наименование) (?:(?:and|und|et|y|e|en|i|si|и) \p{L}+ )?(?:(?:of|der|des|du|de|del|della|do|da|van|the|your|la|le|l|het) )*(?:[dl]')?/u

export const isBodyLabel = (text: string): boolean => text.length < 40 && OVER_BODY.has(plainWords(text))
