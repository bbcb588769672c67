/** Where people print on Letter; everybody else has A4. */
const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])

/** Of a language tag; empty where it names none, or is no tag at all: a system without a language says "C" or nothing. */
function regionOf(language: string | undefined): string {
  try {
    return new Intl.Locale(language ?? '').region ?? ''
  } catch {
    return ''
  }
}

export const pageSizeFor = (language: string | undefined) =>
  LETTER_REGIONS.has(regionOf(language)) ? 'Letter' : 'A4'
