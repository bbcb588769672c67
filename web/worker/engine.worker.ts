import * as Comlink from 'comlink'
import { createReader } from '#shared/read/read.ts'
import { analyze } from '#shared/score/analyze.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { structure } from '#shared/structure/structure.ts'
import { pdfEngine } from './pdf-engine.ts'
import type { Answer, EngineApi, ReadDocument } from './protocol.ts'
import { closePages, openPages, renderPage } from './render.ts'

const reader = createReader({ pdf: pdfEngine })
const underWay = new Map<string, AbortController>()

async function answer<T>(work: () => Promise<T> | T): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    return { ok: false, code: typeof code === 'string' ? code : 'failed', message: message ?? String(error) }
  }
}

const engine: EngineApi = {
  async warm() {
    await pdfEngine()
  },

  read: (task, file, onProgress) =>
    answer(async (): Promise<ReadDocument> => {
      const controller = new AbortController()
      underWay.set(task, controller)
      try {
        const started = performance.now()
        const document = await reader.read(file.bytes, file.name, {
          signal: controller.signal,
          password: file.password,
          onProgress,
        })
        const readAt = performance.now()
        const resume = structure(document)
        return {
          pages: document.pages.map(({ number, width, height }) => ({ number, width, height })),
          lines: document.pages.flatMap((page) => page.lines.map(({ runs, ...line }) => line)),
          facts: document.facts,
          resume,
          timings: { read: readAt - started, structure: performance.now() - readAt },
        }
      } finally {
        underWay.delete(task)
      }
    }),

  async cancel(task) {
    underWay.get(task)?.abort()
  },

  score: ({ resume, facts, job, asOf }) => answer(() => analyze({ resume, facts, job, asOf })),

  scoreDraft: (draft, job, asOf) =>
    answer(() => analyze({ resume: resumeFromDraft(draft), facts: null, job, asOf })),

  openPages: (handle, bytes, password) => answer(() => openPages(handle, bytes, password)),

  renderPage: async (handle, page, scale) => {
    const drawn = await answer(() => renderPage(handle, page, scale))
    return drawn.ok ? Comlink.transfer(drawn, [drawn.value.bitmap]) : drawn
  },

  closePages,

  skillsIn: (texts) =>
    answer(async () => {
      const { skillsNamedIn } = await import('#shared/jobs/skills-named.ts')
      return texts.map(skillsNamedIn)
    }),

  readBack: (draft, bytes, name) =>
    answer(async () => {
      const { compareReadBack } = await import('#shared/export/read-back.ts')
      const resume = structure(await reader.read(bytes, name))
      return compareReadBack(draft, resume).map(({ path, wrote, read }) => ({ path, wrote, read }))
    }),
}

Comlink.expose(engine)
