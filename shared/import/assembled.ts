import { oneLine } from '#shared/export/plain.ts'
import { paperOf } from '#shared/locale/paper.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { countryOf } from '#shared/structure/country.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { nameFields } from './draft-from-resume.ts'
import { fittingDraft } from './fitting.ts'

/** What every program's file says in some way or other. */
interface Found {
  name: string
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
  const { name: given, email, phone, address, linkedin, website, layout, ...lists } = found
  const name = oneLine(given)
  return fittingDraft({
    ...lists,
    layout: { pageSize: paperOf(countryOf(phone, address)), ...layout },
    title: name.slice(0, TITLE_MAX),
    personalInfo: { ...nameFields(name, nameParts(name)), email, phone, address, linkedin, website },
    targetRole: lists.headline,
  })
}
