import { describe, expect, it } from 'vitest'
import { filesOfCut, subsetsOf, symbolsFile } from './families.ts'
import { templates } from './templates.ts'

describe('which font files a text needs', () => {
  it.each([
    ['Jane Sample – 50 % “more” €', ['latin']],
    ['Łódź', ['latin', 'latin-ext']],
    ['Київ', ['latin', 'cyrillic']],
    ['Αθήνα', ['latin', 'greek']],
    ['ἀρχή', ['latin', 'greek', 'greek-ext']],
    ['Nguyễn', ['latin', 'vietnamese']],
    ['', ['latin']],
  ])('%s', (text, subsets) => {
    expect(subsetsOf(text)).toEqual({ subsets, others: false })
  })

  it.each(['→', '✓', '日', '🙂'])('%s is in no text family: the symbols are asked', (text) => {
    expect(subsetsOf(text).others).toBe(true)
    expect(filesOfCut(templates.modern.faces.body, text)).toEqual([
      'inter-latin-400-normal.woff',
      symbolsFile,
    ])
  })

  it('a family without a cut borrows Inter’s', () => {
    expect(filesOfCut(templates.classic.faces.soft, 'ἀ')).toEqual([
      'source-serif-4-latin-400-italic.woff',
      'inter-greek-ext-400-italic.woff',
    ])
  })
})
