import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
λυκειο
πανεπιστημιο
πολυτεχνειο
σχολη
`),
}
