import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writerOf } from '../../../bench/roundtrip/scripts.ts'
import { writeDocx } from './write.ts'

const partOf = (script: string, part: string): string =>
  strFromU8(unzipSync(writeDocx(writerOf(script), { asOf: '2025-01-15' }))[part]!)

const textsIn = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, text]) => text!)

describe('a Word file of a page that runs from the right', () => {
  it.each(['ar', 'he'])('says so of each paragraph and of the page: %s', (script) => {
    const xml = partOf(script, 'word/document.xml')
    expect(xml.match(/<w:bidi\/>/g)?.length).toBe((xml.match(/<w:p>/g)?.length ?? 0) + 1)
  })

  it('says it of each stretch of its letters, and of no Latin one', () => {
    const xml = partOf('ar', 'word/document.xml')
    const turned = textsIn(xml, /<w:rtl\/><\/w:rPr><w:t xml:space="preserve">([^<]*)</g)
    const others = textsIn(
      xml,
      /<w:r>(?:<w:rPr>(?:(?!<w:rtl\/>)<[^>]*>)*<\/w:rPr>)?<w:t xml:space="preserve">([^<]*)</g,
    )
    expect(turned.filter((text) => /[A-Za-z\d]/.test(text))).toEqual([])
    expect(others.filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([])
    expect(others).toContain('Primavera P6')
    expect(others).toContain('+971 4 555 0123')
  })
})

describe('any other', () => {
  it.each(['ru', 'ja', 'hi', 'vi'])('says nothing of directions: %s', (script) => {
    expect(partOf(script, 'word/document.xml')).not.toMatch(/<w:(?:bidi|rtl)\/>/)
  })

  it.each([
    ['zh-Hans', 'w:eastAsia="zh"', 'Microsoft YaHei'],
    ['zh-Hant', 'w:eastAsia="zh-Hant"', 'Microsoft JhengHei'],
    ['ja', 'w:eastAsia="ja"', 'Yu Gothic'],
    ['ko', 'w:eastAsia="ko"', 'Malgun Gothic'],
    ['hi', 'w:bidi="hi"', 'Nirmala UI'],
    ['th', 'w:bidi="th"', 'Leelawadee UI'],
    ['he', 'w:bidi="he"', 'Arial'],
  ])('names its language and a font of its script: %s', (script, language, font) => {
    const xml = partOf(script, 'word/styles.xml')
    expect(xml).toContain(language)
    expect(xml).toContain(font)
  })
})
