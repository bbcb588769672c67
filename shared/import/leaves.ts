import { isLoose } from './loose.ts'

// The texts of another program's file, each with the names that lead to it.

/** They say something of the file or its look, not of the person. */
const ABOUT_THE_FILE = new Set(
  '$schema @context meta metadata design locale rendercv_settings settings picture photo image public visible version DocumentInfo PrintingPreferences DocumentID CandidateSupplier schemaVersion'.split(
    ' ',
  ),
)
const ABOUT_A_FIELD = new Set(
  'id icon iconColor fontawesome_icon columns visible hidden type Type separateLinks network levelNum picture photo Code locale listName listURI listVersionID listSchemeURI schemeAgencyID schemeID schemeName schemeVersionID languageCode ChannelCode UseCode inlineLink keywordLayout layout options keepTogether startOnNewPage month day Month Day Confirmed Primary CurrentIndicator Ongoing TaxonomyID RenderingInformation IndustryCode EducationLevelCode CompetencyDimensionTypeCode'.split(
    ' ',
  ),
)
const STAMP = /^(?:Updated On|Creation Date|Status)$|^@/

const isAside = (aside: Set<string>, key: string): boolean => aside.has(key) || STAMP.test(key)

/** No resume has more; a file of a million texts is not looked through to its end. */
const TEXTS_MOST = 5_000

/** One of a list, as it stands in the file; of lists within lists the outermost. */
interface Entry {
  names: string[]
  value: object
}

export interface Leaf {
  names: string[]
  text: string
  entry?: Entry | undefined
}

/** `whole`: what is given is a file, not an entry of one. */
export function leavesOf(json: unknown, whole = false): Leaf[] {
  const leaves: Leaf[] = []
  const left: { names: string[]; value: unknown; entry?: Entry | undefined }[] = [{ names: [], value: json }]
  while (leaves.length < TEXTS_MOST) {
    const next = left.pop()
    if (!next) break
    const { names, value, entry } = next
    if (typeof value === 'string' || typeof value === 'number')
      leaves.push({ names, text: String(value), entry })
    else if (typeof value === 'object' && value !== null) {
      const aside = whole && names.length === 0 ? ABOUT_THE_FILE : ABOUT_A_FIELD
      const parts = Object.entries(value)
        .filter(([key]) => Array.isArray(value) || !isAside(aside, key))
        .map(([key, part]) =>
          Array.isArray(value)
            ? { names, value: part, entry: entry ?? (isLoose(part) ? { names, value: part } : undefined) }
            : { names: [...names, key], value: part, entry },
        )
      left.push(...parts.reverse())
    }
  }
  return leaves
}
