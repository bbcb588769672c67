import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { reportOf } from '#shared/score/report.ts'
import { score } from '#shared/score/score.ts'
import { AS_OF, cleanFacts, sampleResume } from '#shared/score/testing/sample.ts'
import { fontBytes } from '../../bench/roundtrip/font-files.ts'
import { fontFilesForReport, writeReportPdf } from './report-pdf.ts'

const resume = sampleResume()
resume.personalInfo.email = ''
resume.experience[1]!.bullets[0] =
  'Responsible for writing the article pages of two magazines for many readers'
const result = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
const report = reportOf(result, { resumeName: 'resume.pdf', personName: 'Nora Winterfield' })

const write = () =>
  writeReportPdf(report, { pageSize: 'A4' }, { fonts: fontBytes(fontFilesForReport(report)), asOf: AS_OF })

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  let text = ''
  for (let page = 1; page <= pdf.numPages; page++) {
    const content = await (await pdf.getPage(page)).getTextContent()
    text += content.items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return text.replace(/\s/g, '')
}

describe('the PDF of a report', () => {
  it('says everything the report says, in its order', async () => {
    const { bytes, missingGlyphs } = await write()
    const text = await textOf(bytes)
    let from = 0
    for (const section of report.sections) {
      const said = section.blocks.flatMap((block) => {
        if (block.kind === 'findings')
          return block.findings.flatMap((one) => [
            one.title,
            one.finding,
            ...one.evidence.map((e) => e.quote),
            one.fix,
          ])
        if (block.kind === 'points') return block.rows.map((row) => row.check)
        if (block.kind === 'scores') return block.rows.map((row) => row.word)
        return []
      })
      for (const words of [section.heading, ...said]) {
        const at = text.indexOf(words.replace(/\s/g, ''), from)
        expect(at, words).toBeGreaterThanOrEqual(from)
        from = at
      }
    }
    expect(missingGlyphs).toEqual([])
  })

  it('is titled, and numbers its pages', async () => {
    const { bytes, pages } = await write()
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
    expect(((await pdf.getMetadata()).info as { Title: string }).Title).toBe(
      'Nora Winterfield – Resume analysis',
    )
    expect(await textOf(bytes)).toContain(`${pages}/${pages}`)
  })

  it('numbers them under the longest name too', async () => {
    const named = reportOf(result, { resumeName: 'resume.pdf', personName: 'W'.repeat(200) })
    const fonts = fontBytes(fontFilesForReport(named))
    const { bytes, pages } = await writeReportPdf(named, { pageSize: 'A4' }, { fonts, asOf: AS_OF })
    expect(await textOf(bytes)).toContain(`${pages}/${pages}`)
  })
})
