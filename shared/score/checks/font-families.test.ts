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
    'designs for sizes, and parts of a script': fonts(
      'LMRoman8-Regular',
      'LMRoman10-Bold',
      'gbsnu5b',
      'gbsnu5e',
      'Lato',
    ),
    'shortened names of cuts': fonts(
      'NimbusRomNo9L-Regu',
      'NimbusRomNo9L-Medi',
      'NimbusRomNo9L-Regu-Slant_167',
      'Lato',
    ),
    'a third family': fonts('Inter', 'Lato', 'Georgia'),
    'text in a font without a name': fonts('Inter', 'Lato', 'Georgia', ''),
    'numbers in place of names': fonts('Inter', 'CIDFont+F1', 'CIDFont+F2', 'TT3', 'T1_4', 'Font5'),
    'a fourth family for a sign': (c) => {
      fonts('Inter', 'Lato', 'Georgia')(c)
      c.facts!.fonts.push({ family: 'Symbol', size: 10, chars: 4 })
    },
  },
  rejects: {
    'four families': [fonts('Inter', 'Lato', 'Georgia', 'Arial'), 'Georgia'],
    five: fonts('Inter', 'Lato', '宋体', '黑体', 'CMR9'),
  },
  skips: { 'a file that names none of its fonts': fonts('CIDFont+F1', 'CIDFont+F3', 'g_d0_f2', 'F4') },
})
