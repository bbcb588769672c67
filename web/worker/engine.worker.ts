import * as Comlink from 'comlink'
import type { CorrectedReading } from '#shared/correct/read-corrected.ts'
import { defaultCategory, defaultRole } from '#shared/jobs/catalogue.ts'
import { occupationFor, withOccupation } from '#shared/jobs/occupations/find.ts'
import { ReadError } from '#shared/read/errors.ts'
import { createReader, type ReadOptions } from '#shared/read/read.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import type { Document } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { withoutMarks } from '#shared/schema/rich-text.ts'
import { structure } from '#shared/structure/structure.ts'
import { blamedRightly } from './blame.ts'
import { pdfEngine } from './pdf-engine.ts'
import { cornersInPhoto, pageInPhoto } from './photo-page.ts'
import { pictureParts } from './picture-parts.ts'
import {
  type Answer,
  type EngineApi,
  type FileToRead,
  type FirstPage,
  headingsOf,
  type ReadDocument,
} from './protocol.ts'
import { closePages, openPages, renderPage } from './render.ts'
import { SAMPLE_PDF } from './sample-pdf.ts'
import { speak } from './speak.ts'

const spoken = speak(self.name)
/** What judges is as large as what reads, and nobody waits for it: it comes while the file is read. */
const judging = async () => {
  await spoken
  return import('#shared/score/analyze.ts')
}

const reader = createReader({ pdf: pdfEngine, pictures: pictureParts })
const underWay = new Map<string, AbortController>()

async function answer<T>(work: () => Promise<T> | T): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    const { code, message } = error instanceof ReadError ? error : new ReadError('unexpected')
    if (code === 'unexpected') console.error('The engine met what it did not expect:', error)
    return { ok: false, code, message }
  }
}

const readSample = () => reader.read(new TextEncoder().encode(SAMPLE_PDF), 'sample.pdf')

/** Lets the messages in that have come meanwhile: pdf.js waits only in ways that let none in. */
const breath = new MessageChannel()
const breathing: (() => void)[] = []
breath.port1.onmessage = () => breathing.shift()?.()
const breathe = () =>
  new Promise<void>((resolve) => {
    breathing.push(resolve)
    breath.port2.postMessage(null)
  })

/** Until the browser has compiled what a file passes through: the sixth walk takes half as long as the second. */
const WALKS = 6

/** What the first file would wait for: pdf.js loaded, and each part of the way walked. A file that comes goes first. */
let warming: Promise<void> | undefined
async function walk(): Promise<void> {
  const { analyze } = await judging()
  for (let walks = 0; walks < WALKS && underWay.size === 0; walks += 1) {
    const document = await readSample()
    const resume = structure(document)
    const job = { jobCategory: defaultCategory, jobRole: defaultRole, jobDescription: '' }
    analyze({ resume, facts: document.facts, job, asOf: '2026-01-01' })
    await breathe()
  }
}

/** Pages. */
const LONG = 5
/** The bullets of the first page that can be stronger, and what to do with the first of them. */
async function weakIn(resume: Resume): Promise<FirstPage['weak']> {
  const { analyze } = await judging()
  const job = { jobCategory: '', jobRole: '', jobDescription: '' }
  const { bullets } = analyze({ resume, facts: null, job, asOf: '2026-01-01' })
  const [worst, ...others] = bullets.filter(({ advice }) => advice !== '')
  return worst && { count: others.length + 1, of: bullets.length, text: worst.text, advice: worst.advice }
}

/** A correction reads the same pages in another way: they are kept until another file comes. */
let readLast: { hash: string; document: Document } | undefined
async function documentOf({ bytes, name, hash }: FileToRead, options: ReadOptions): Promise<Document> {
  if (hash && readLast?.hash === hash) return readLast.document
  const document = await reader.read(bytes, name, options)
  // Pages that wait for what recognizes letters are read anew when it has come.
  if (hash && !document.unrecognized?.length) readLast = { hash, document }
  return document
}

/** What corrects a reading comes when somebody corrects one. */
async function corrected(document: Document, corrections: readonly Correction[]): Promise<CorrectedReading> {
  if (corrections.length === 0) return { document, resume: structure(document), unfit: [] }
  const { readCorrected } = await import('#shared/correct/read-corrected.ts')
  return readCorrected(document, corrections)
}

const engine: EngineApi = {
  async warm() {
    warming ??= walk()
    try {
      await warming
    } catch (error) {
      // A part that could not be fetched may be there the next time; a file that is read says so itself.
      warming = undefined
      console.warn('The engine is not warm:', error)
    }
  },

  read: (task, file, onProgress, onFirstPage) =>
    answer(async (): Promise<ReadDocument> => {
      const controller = new AbortController()
      underWay.set(task, controller)
      try {
        const started = performance.now()
        let pages = 0
        // Not awaited, and not answered for: who asks for a score hears whether it could be fetched.
        judging().catch(() => {})
        const read = await documentOf(file, {
          signal: controller.signal,
          password: file.password,
          onProgress: (done, of) => {
            pages = of
            onProgress(done, of)
            return breathe()
          },
          onFirstPage: (document) => {
            const resume = structure(document)
            const first = { name: resume.name, sections: headingsOf(resume) }
            onFirstPage(first)
            // Of a short file, all is there before anybody could read this.
            if (pages < LONG) return
            // A courtesy: who asks for a score hears what is wrong.
            weakIn(resume).then(
              (weak) => onFirstPage({ ...first, weak }),
              () => {},
            )
          },
          onRecognizing: (recognizing) => {
            onProgress(recognizing.page - 1, recognizing.of, recognizing)
            return breathe()
          },
        })
        const readAt = performance.now()
        const { corrections = [] } = file
        const { document, resume, unfit } = await corrected(read, corrections)
        return {
          pages: document.pages.map(({ lines, ...page }) => page),
          lines: document.pages.flatMap((page) => page.lines.map(({ runs, ...line }) => line)),
          facts: document.facts,
          resume,
          corrections,
          unfit,
          unrecognized: document.unrecognized ?? [],
          timings: { read: readAt - started, structure: performance.now() - readAt },
        }
      } catch (error) {
        throw await blamedRightly(error, file.bytes, readSample)
      } finally {
        underWay.delete(task)
      }
    }),

  async cancel(task) {
    underWay.get(task)?.abort()
  },

  cornersInPhoto: (photo) => answer(() => cornersInPhoto(photo)),

  pageInPhoto: (photo, edit) => answer(() => pageInPhoto(photo, edit)),

  score: ({ job, ...request }) =>
    answer(async () => {
      const { analyze } = await judging()
      return analyze({ ...request, job: await withOccupation(job) })
    }),

  draftOf: (resume) =>
    answer(async () => {
      const { draftFromResume } = await import('#shared/import/draft-from-resume.ts')
      return draftFromResume(resume)
    }),

  scoreDraft: (draft, job, asOf) =>
    answer(async () => {
      const [{ analyze }, { resumeFromDraft }] = await Promise.all([
        judging(),
        import('#shared/structure/from-draft.ts'),
      ])
      return analyze({
        resume: resumeFromDraft(withoutMarks(draft)),
        facts: null,
        job: await withOccupation(job),
        asOf,
      })
    }),

  rolesFor: (query, limit) =>
    answer(async () => (await import('#shared/jobs/occupations/roles.ts')).rolesFor(query, limit, breathe)),

  likelyRole: (resume) =>
    answer(async () => (await import('#shared/jobs/occupations/roles.ts')).likelyRoleOf(resume, breathe)),

  occupation: (category, role) => answer(() => occupationFor(category, role)),

  openPages: (handle, bytes, password) => answer(() => openPages(handle, bytes, password)),

  renderPage: async (handle, page, scale, turned) => {
    const drawn = await answer(() => renderPage(handle, page, scale, turned))
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
