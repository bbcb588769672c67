import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './font-families.ts'

const fonts =
  (...families: string[]): Edit =>
  ({ facts }) => {
    facts!.fonts = families.map((family) => ({ family, size: 10, chars: 500 }))
  }

verdicts(check, {
  accepts: {
    'one family': nothing,
    'cuts of one family': fonts('ABCDEF+Inter-Bold', 'Inter-Italic', 'Inter SemiBold', 'Lato'),
    'a third family': fonts('Inter', 'Lato', 'Georgia'),
    'text in a font without a name': fonts('Inter', 'Lato', 'Georgia', ''),
    'a fourth family for a sign': (c) => {
      fonts('Inter', 'Lato', 'Georgia')(c)
      c.facts!.fonts.push({ family: 'Symbol', size: 10, chars: 4 })
    },
  },
  rejects: {
    'four families': [fonts('Inter', 'Lato', 'Georgia', 'Arial'), 'Georgia'],
    five: fonts('A', 'B', 'C', 'D', 'E'),
  },
})
