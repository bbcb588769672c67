import * as Comlink from 'comlink'
import { errorName, errorText } from '#shared/error-text.ts'
import { fileNameOf, reportFileName } from '#shared/export/file-name.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { speak } from '#web/worker/speak.ts'
import { fontBytes, fontsComing } from './fonts.ts'
import { glance, paint, preview } from './preview.ts'
import type { Answer, ExportFormat, PaintedPage, WriterApi, WrittenFile } from './protocol.ts'

// Everything a draft can become is made here, off the main thread and without a network: each writer is loaded when
// it is first asked for.

const spoken = speak(self.name)

const underWay = new Map<string, AbortController>()

const kinds: Record<ExportFormat, { extension: string; type: string }> = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  json: { extension: 'json', type: 'application/json' },
  markdown: { extension: 'md', type: 'text/markdown' },
  text: { extension: 'txt', type: 'text/plain' },
}

async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    await spoken
    return { ok: true, value: await work() }
  } catch (error) {
    const [name, message] = [errorName(error), errorText(error)]
    if (name === 'AbortError') return { ok: false, code: 'cancelled', message }
    if (name === 'MissingFont') return { ok: false, code: 'font_missing', message }
    console.error('The writer met what it did not expect:', error)
    // Our own errors are written for people; what the browser throws is not.
    return { ok: false, code: 'failed', message: name === 'Error' ? message : '' }
  }
}

type Content = Pick<WrittenFile, 'bytes'> & Partial<WrittenFile>

async function contentOf(
  draft: Draft,
  format: ExportFormat,
  asOf: string,
  signal: AbortSignal,
): Promise<Content> {
  if (format === 'pdf') {
    const { fontFilesFor, writePdf } = await import('#shared/export/pdf/write.ts')
    return writePdf(draft, { fonts: await fontBytes(fontFilesFor(draft)), asOf, signal })
  }
  if (format === 'docx')
    return { bytes: (await import('#shared/export/docx/write.ts')).writeDocx(draft, { asOf }) }
  return { bytes: new TextEncoder().encode(await textOf(draft, format, asOf)) }
}

async function textOf(draft: Draft, format: 'json' | 'markdown' | 'text', asOf: string): Promise<string> {
  if (format === 'json') return (await import('#shared/export/json-resume.ts')).writeJsonResume(draft, asOf)
  if (format === 'markdown') return (await import('#shared/export/markdown.ts')).writeMarkdown(draft)
  return (await import('#shared/export/text.ts')).writeText(draft)
}

/** What is large changes hands instead of being copied. */
const handedOver = <T>(answered: Answer<T>, large: (value: T) => Transferable[]): Answer<T> =>
  answered.ok ? Comlink.transfer(answered, large(answered.value)) : answered

const bytesIn = ({ bytes }: WrittenFile) => [bytes.buffer as ArrayBuffer]
const picturesIn = (painted: PaintedPage[]) => painted.map(({ bitmap }) => bitmap)

const writer: WriterApi = {
  async write(task, draft, format, asOf) {
    const controller = new AbortController()
    underWay.set(task, controller)
    const { extension, type } = kinds[format]
    const written = await answer(async () => {
      const content = await contentOf(draft, format, asOf, controller.signal)
      return {
        pages: 0,
        boxes: [],
        missingGlyphs: [],
        ...content,
        fileName: fileNameOf(draft, extension),
        type,
      }
    })
    underWay.delete(task)
    return handedOver(written, bytesIn)
  },

  async writeReport(report, pageSize, asOf) {
    const { extension, type } = kinds.pdf
    const written = await answer(async () => {
      const { fontFilesForReport, writeReportPdf } = await import('#shared/export/report-pdf.ts')
      const fonts = await fontBytes(fontFilesForReport(report))
      const content = await writeReportPdf(report, { pageSize }, { fonts, asOf })
      return { ...content, fileName: reportFileName(report.title, extension), type }
    })
    return handedOver(written, bytesIn)
  },

  preview: async (edition, draft, sight) =>
    handedOver(await answer(() => preview(edition, draft, sight)), ({ painted }) => picturesIn(painted)),

  paint: async (edition, sight) => handedOver(await answer(async () => paint(edition, sight)), picturesIn),

  glance: async (draft, scale) =>
    handedOver(await answer(() => glance(draft, scale)), (picture) => [picture]),

  fontsComing: async () => fontsComing(),

  async cancel(task) {
    underWay.get(task)?.abort()
  },
}

Comlink.expose(writer)
