import { strToU8, zipSync } from 'fflate'
import type { Draft } from '#shared/schema/draft.ts'
import { bytesOfPhoto } from '#shared/schema/photo.ts'
import { authorOf } from '../author.ts'
import { designOf } from '../designs.ts'
import { titleOf } from '../file-name.ts'
import { isFromRight, languageOfDraft } from '../language.ts'
import { type Outline, outlineOf } from '../outline.ts'
import { templates } from '../pdf/all-templates.ts'
import { inkOf } from '../pdf/color.ts'
import { isNarrow } from '../pdf/columns.ts'
import { pageSizes } from '../pdf/page-sizes.ts'
import { xmlHead, xmlText } from '../xml.ts'
import { type BesideInput, bodyXml } from './body.ts'
import { FOOT_PART, footContentType, footOf, footRelation, footXml } from './foot.ts'
import { type DocxLook, docxLooks } from './looks.ts'
import { PHOTO_PART, photoContentType, photoRelation, photoRun } from './photo.ts'
import { numberingXml, stylesXml } from './styles.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** The zip format counts from 1980 in local time; one fixed moment keeps the same draft the same bytes everywhere. */
const zipMoment = new Date(1980, 0, 1)

/** A WordprocessingML package: the smallest that Word opens without a question, with styles for every kind of block. */
export function writeDocx(draft: Draft, { asOf }: { asOf: string }): Uint8Array {
  const outline = outlineOf(draft)
  const own = docxLooks[draft.template]
  const size = draft.layout.fontSize * own.optical
  const { spacing, lineHeight, margins } = draft.layout
  const accent = inkOf(draft.layout.accent).slice(1).toUpperCase()
  const beside = besideOf(outline, draft, accent)
  const look = beside ? aboveColumns(own) : own
  const language = languageOfDraft(draft)
  const fromRight = isFromRight(language)
  const { photo: room, numbered = false } = templates[designOf(draft)]
  const foot = footOf(draft, numbered)
  const photo = room && draft.photo && bytesOfPhoto(draft.photo)
  const lead = room && photo ? photoRun(room.height * size, authorOf(draft), fromRight) : ''
  const pageSize = pageSizes[draft.layout.pageSize]
  const body = bodyXml(outline, { look, size, spacing, margins, pageSize, foot, lead, fromRight, beside })
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(photo ? photoContentType : '', foot ? footContentType : ''),
    '_rels/.rels': packageRelations,
    'docProps/core.xml': coreProperties(draft, asOf, language),
    'word/document.xml': body.xml,
    'word/styles.xml': stylesXml({ look, size, spacing, lineHeight, accent, language }),
    'word/numbering.xml': numberingXml(size),
    'word/settings.xml': settings,
    'word/_rels/document.xml.rels': documentRelations(
      body.links,
      (photo ? photoRelation : '') + (foot ? footRelation : ''),
    ),
    ...(foot ? { [FOOT_PART]: footXml(draft, size, own.soft, fromRight) } : {}),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  if (photo) files[PHOTO_PART] = photo
  return zipSync(files, { level: 6, mtime: zipMoment })
}

/** What the design has beside the rest; nothing where one of the columns would be empty. */
function besideOf({ sections }: Outline, draft: Draft, accent: string): BesideInput | undefined {
  const { sidebar } = templates[designOf(draft)]
  const narrow = sections.filter((section) => sidebar && isNarrow(section, draft.layout.columns))
  if (!sidebar || narrow.length === 0 || narrow.length === sections.length) return undefined
  return {
    keys: new Set(narrow.map(({ key }) => key)),
    side: sidebar.side,
    share: sidebar.share,
    tint: sidebar.tint ? tinted(accent, sidebar.tint) : '',
  }
}

/** The head keeps its distance from the columns below it, of which one may be tinted. */
const aboveColumns = (look: DocxLook): DocxLook => ({
  ...look,
  styles: { ...look.styles, contact: { ...look.styles.contact, after: 1 } },
})

/** A color on white, as much of it as is said. */
const tinted = (color: string, share: number): string =>
  [0, 2, 4]
    .map((at) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

const contentTypes = (defaults: string, further: string): string =>
  `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${defaults}<Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/>${further}<Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${main}.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="${main}.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const packageRelations = `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

const settings = `${xmlHead}<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`

function coreProperties(draft: Draft, asOf: string, language: string): string {
  const time = new Date(asOf).toISOString().replace(/\.\d+Z$/, 'Z')
  return `${xmlHead}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(titleOf(draft))}</dc:title><dc:creator>${xmlText(authorOf(draft))}</dc:creator><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${time}</dcterms:modified></cp:coreProperties>`
}

function documentRelations(links: string[], further: string): string {
  const fixed = ['styles', 'numbering', 'settings'].map(
    (part, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/relationships/${part}" Target="${part}.xml"/>`,
  )
  const targets = links.map(
    (link, index) =>
      `<Relationship Id="rLink${index + 1}" Type="${office}/relationships/hyperlink" Target="${xmlText(link)}" TargetMode="External"/>`,
  )
  return `${xmlHead}<Relationships xmlns="${packages}/relationships">${fixed.join('')}${further}${targets.join('')}</Relationships>`
}
