import { keysOf } from '#shared/records.ts'
import { isFromRight } from '../language.ts'
import type { BlockKind } from '../outline.ts'
import { xmlHead, xmlText } from '../xml.ts'
import type { DocxLook, ParagraphLook } from './looks.ts'

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

interface StyleInput {
  look: DocxLook
  /** The body size in points. */
  size: number
  spacing: number
  lineHeight: number
  accent: string
  language: string
}

/** Word counts text in half points and distances in twentieths of a point. */
const halfPoints = (points: number): number => Math.round(points * 2)
export const twips = (points: number): number => Math.round(points * 20)

export function stylesXml(input: StyleInput): string {
  const { look, size, spacing, lineHeight, language } = input
  const kinds = keysOf(look.styles)
  const line = Math.round(240 * look.line * (0.5 + spacing / 2) * lineHeight)
  return `${xmlHead}<w:styles xmlns:w="${wordNamespace}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts(look.font, language)}<w:color w:val="${look.ink}"/><w:sz w:val="${halfPoints(size)}"/><w:szCs w:val="${halfPoints(size)}"/>${languageXml(language)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="${line}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:basedOn w:val="DefaultParagraphFont"/></w:style>${kinds.map((kind) => styleXml(look.styles[kind], kind, input)).join('')}</w:styles>`
}

function styleXml(
  style: ParagraphLook,
  kind: BlockKind,
  { look, size, spacing, accent, language }: StyleInput,
): string {
  const points = halfPoints(style.size * size)
  const color = style.ink === 'accent' ? accent : style.ink === 'soft' ? look.soft : look.ink
  const display = kind === 'name' || kind === 'heading' || kind === 'headline'
  const gap = (times: number) => twips(times * size * spacing)
  const paragraph = [
    style.keepNext ? '<w:keepNext/><w:keepLines/>' : '<w:widowControl/>',
    kind === 'bullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    style.ruled
      ? `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${style.ruled === 'accent' ? accent : look.ink}"/></w:pBdr>`
      : '',
    `<w:spacing w:before="${gap(style.before)}" w:after="${gap(style.after)}"/>`,
    style.center ? '<w:jc w:val="center"/>' : '',
    style.outline === undefined ? '' : `<w:outlineLvl w:val="${style.outline}"/>`,
  ]
  const text = [
    display ? fonts(look.displayFont, language) : '',
    style.bold ? '<w:b/><w:bCs/>' : '',
    style.italic ? '<w:i/><w:iCs/>' : '',
    style.caps ? '<w:caps/><w:spacing w:val="12"/>' : '',
    `<w:color w:val="${color}"/><w:sz w:val="${points}"/><w:szCs w:val="${points}"/>`,
  ]
  return `<w:style w:type="paragraph" w:styleId="${style.id}"><w:name w:val="${style.name}"/><w:basedOn w:val="Normal"/>${style.outline === undefined ? '' : '<w:next w:val="BodyText"/>'}<w:qFormat/><w:pPr>${paragraph.join('')}</w:pPr><w:rPr>${text.join('')}</w:rPr></w:style>`
}

/** What Word has for scripts that the named font has no letters of. */
const EASTERN: Record<string, string> = {
  ja: 'Yu Gothic',
  ko: 'Malgun Gothic',
  zh: 'Microsoft YaHei',
  'zh-Hant': 'Microsoft JhengHei',
}
const COMPLEX: Record<string, string> = { hi: 'Nirmala UI', th: 'Leelawadee UI' }

const fonts = (name: string, language: string): string =>
  `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${COMPLEX[language] ?? name}" w:eastAsia="${EASTERN[language] ?? name}"/>`

/** Word keeps a language for each kind of script. */
function languageXml(language: string): string {
  const code = xmlText(language)
  if (EASTERN[language]) return `<w:lang w:val="en" w:eastAsia="${code}"/>`
  if (COMPLEX[language] || isFromRight(language)) return `<w:lang w:val="${code}" w:bidi="${code}"/>`
  return `<w:lang w:val="${code}"/>`
}

export function numberingXml(size: number): string {
  const left = twips(size * 1.4)
  const hanging = twips(size * 1.05)
  return `${xmlHead}<w:numbering xmlns:w="${wordNamespace}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="${hanging}"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
}
