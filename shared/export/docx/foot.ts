import type { Draft } from '#shared/schema/draft.ts'
import { fullNameOf } from '../file-name.ts'
import { saidOf } from '../said.ts'
import { xmlHead, xmlText } from '../xml.ts'
import { wordNamespace } from './styles.ts'

// The foot of the pages: whose they are, and their number, which Word counts.

export const FOOT_ID = 'rFoot'
export const FOOT_PART = 'word/footer1.xml'
export const footRelation = `<Relationship Id="${FOOT_ID}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer" Target="footer1.xml"/>`
export const footContentType = `<Override PartName="/${FOOT_PART}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>`

/** How many pages a file will have is not known here: a first page that may be the only one has no number. */
export function footOf(
  { layout }: Pick<Draft, 'layout'>,
  numbered: boolean,
): { notFirst: boolean } | undefined {
  if (layout.pageNumbers === 'all') return { notFirst: false }
  const isNumbered = layout.pageNumbers === 'second' || (layout.pageNumbers === '' && numbered)
  return isNumbered ? { notFirst: true } : undefined
}

const numberOf = (field: string, look: string): string =>
  `<w:fldSimple w:instr=" ${field} "><w:r>${look}<w:t>1</w:t></w:r></w:fldSimple>`

export function footXml(draft: Draft, size: number, soft: string, fromRight: boolean): string {
  const name = fullNameOf(saidOf(draft))
  const look = `<w:rPr><w:color w:val="${soft}"/><w:sz w:val="${Math.round(size * 1.6)}"/></w:rPr>`
  const run = (text: string) => `<w:r>${look}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
  const whose = name ? run(`${name} · `) : ''
  return `${xmlHead}<w:ftr xmlns:w="${wordNamespace}"><w:p><w:pPr>${fromRight ? '<w:bidi/>' : ''}<w:jc w:val="end"/></w:pPr>${whose}${numberOf('PAGE', look)}${run(' / ')}${numberOf('NUMPAGES', look)}</w:p></w:ftr>`
}
