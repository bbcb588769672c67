import { oneLine } from '#shared/export/plain.ts'
import { headingLanguages } from '#shared/export/words.ts'
import { paperOf } from '#shared/locale/paper.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { countryOf } from '#shared/structure/country.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { nameFields, withoutTracking } from './draft-from-resume.ts'
import { fittingDraft } from './fitting.ts'

/** What every program's file says in some way or other. */
interface Found {
  name: string
  /** `Family, Given`, where the file parts them: no rule knows it better. */
  author?: string
  /** The language that the file says it is in, as a code. */
  writtenIn?: string
  email: string
  phone: string
  address: string
  linkedin: string
  website: string
  headline: string
  summary: string
  links?: object[]
  experience?: object[]
  education?: object[]
  projects?: object[]
  skills?: object[]
  extras?: object[]
  references?: object[]
  sections?: object[]
  layout?: object
}

export function assembled(found: Found): Draft {
  const { name: given, author, writtenIn, email, phone, address, linkedin, website, layout, ...lists } = found
  const name = oneLine(given)
  return fittingDraft({
    ...lists,
    layout: { pageSize: paperOf(countryOf(phone, address)), ...languageIn(writtenIn), ...layout },
    title: name.slice(0, TITLE_MAX),
    personalInfo: {
      ...nameFields(name, nameParts(name, author)),
      email,
      phone,
      address,
      linkedin: withoutTracking(linkedin),
      website: withoutTracking(website),
    },
    targetRole: lists.headline,
  })
}

/**
 * English is what other programs begin with, whatever is written then: that it is said says nothing. In which forms
 * Chinese is written is told from the text.
 */
function languageIn(code = ''): { language?: string } {
  const [said = ''] = code.toLowerCase().split(/[-_]/)
  const language = said.replace(/^n[bn]$/, 'no')
  return !['en', 'zh'].includes(language) && headingLanguages.includes(language) ? { language } : {}
}
