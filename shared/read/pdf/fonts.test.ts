import { describe, expect, test } from 'vitest'
import { described } from './fonts.ts'

const setting = (name: string): string => {
  const { bold, italic } = described({ name })
  return `${bold ? 'bold' : ''}${italic ? 'italic' : ''}`
}

describe('the weight and slant a font name tells', () => {
  test.each([
    ['ABCDEF+CMBX12', 'bold'],
    ['CMSSBX10', 'bold'],
    ['SFBX1200', 'bold'],
    ['SFSX1095', 'bold'],
    ['SFXC1728', 'bold'],
    ['ecbx1000', 'bold'],
    ['SFBI1000', 'bolditalic'],
    ['SFSO0900', 'bolditalic'],
    ['CMTI10', 'italic'],
    ['CMSL10', 'italic'],
    ['CMSSI8', 'italic'],
    ['SFSI1000', 'italic'],
    ['LMRomanSlant10-Regular', 'italic'],
    ['LMRoman10-BoldItalic', 'bolditalic'],
    ['NimbusRomNo9L-Medi', 'bold'],
    ['NimbusRomNo9L-ReguItal', 'italic'],
    ['LinLibertineTB', 'bold'],
    ['LinLibertineTI', 'italic'],
    ['Montserrat-SemiBold', 'bold'],
  ])('%s is %s', (name, expected) => {
    expect(setting(name)).toBe(expected)
  })

  test.each([
    'CMR10',
    'CMSS10',
    'CMCSC10',
    'CMSY10',
    'CMTT10',
    'SFRM1095',
    'SFSS1000',
    'SFCC1440',
    'SFTT0900',
    'LMRoman10-Regular',
    'LinLibertineT',
    'Lato-Regular',
    'Scada',
  ])('%s is upright and plain', (name) => {
    expect(setting(name)).toBe('')
  })
})
