import { ZodError } from 'zod'
import { hasTextUnread, isWithoutWork } from '#shared/export/without-work.ts'
import { textsOf } from '#shared/import/covered.ts'
import { pictureKindOf } from '#shared/read/ocr/sniff-picture.ts'
import { READ_WARNING_TEXTS } from '#shared/read/texts.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { part } from '#web/api/part.ts'
import { EngineError, engine } from '#web/worker/client.ts'
import { t } from '../texts.ts'

// Pages come through the reader, the data of other programs through their importers. The kind is told by the content.

/** Pages are pictures, and what reads them is not on this device yet. */
export class PicturesUnread extends Error {
  override name = 'PicturesUnread'
  constructor(
    readonly pages: number,
    readonly of: number,
  ) {
    super(READ_WARNING_TEXTS.no_text_layer)
  }
}

/** An import that brings nothing would leave an empty page without a word. */
const saysSomething = (draft: Draft) => [draft.title, ...textsOf(draft)].some((text) => text.trim() !== '')

export interface Imported {
  draft: Draft
  /** What else to know before one goes on; '' where that is nothing. */
  notice: string
}

/** All of an account or a device: it holds many resumes, and where it is brought in says what it keeps of them. */
const isOfAnAccount = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"legible-account"/.test(text) ||
  text.startsWith('LEGIBLE') ||
  /Legible backup \d{3} sha256 [\da-f]{64}$/.test(text)

/** JSON, XML and YAML. */
export async function draftFromText(text: string): Promise<Imported> {
  if (isOfAnAccount(text.slice(0, START))) throw new Error(t.thisIsABackup)
  const { structuredText } = await part(() => import('#shared/import/structured.ts'))
  return taken(() => structuredText(text)?.draft)
}

function taken(read: () => Draft | undefined): Imported {
  try {
    const draft = read()
    if (draft && saysSomething(draft)) return { draft, notice: '' }
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw new Error(t.thisFileIsDamaged, { cause })
    const tooMuch = cause.issues.some(({ code }) => code === 'too_big')
    throw new Error(tooMuch ? t.thisFileHasA : t.thisFileIsNeither, { cause })
  }
  throw new Error(t.thisFileIsNeither)
}

const ZIP = 'PK\u0003\u0004'
const START = 2000

/** A file of data by its first signs; what a page is made of begins otherwise. RenderCV's has its parts in any order. */
const isData = (start: string): boolean =>
  /^\s*[{[]/.test(start) ||
  /<(?:SkillsPassport|\w+:SkillsPassport|Candidate)[\s>]/.test(start) ||
  /^(?:cv|design|locale|settings)\s*:/m.test(start)

export async function importResume(file: File, password?: string): Promise<Imported> {
  if (file.size > UPLOAD_MAX_BYTES) throw new Error(`File is larger than ${UPLOAD_MAX_BYTES} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = new TextDecoder().decode(bytes.subarray(0, START)).replace(/^\ufeff/, '')
  const end = new TextDecoder().decode(bytes.subarray(-START))
  if (isOfAnAccount(start) || isOfAnAccount(end)) throw new Error(t.thisIsABackup)
  if (start.startsWith(ZIP)) {
    const { tablesIn } = await part(() => import('#shared/import/zipped-tables.ts'))
    const tables = tablesIn(bytes)
    if (tables) {
      const { structuredTables } = await part(() => import('#shared/import/structured.ts'))
      return taken(() => structuredTables(tables)?.draft)
    }
  } else if (isData(start)) return draftFromText(new TextDecoder().decode(bytes))
  const { resume, facts, unrecognized } = await engine
    .read({ bytes, name: file.name, password })
    .catch((error: unknown) => {
      const isPicture = pictureKindOf(bytes) && error instanceof EngineError
      throw isPicture && error.code === 'unsupported_image' ? new PicturesUnread(1, 1) : error
    })
  const draft = await engine.draftOf(resume)
  if (unrecognized.length > 0 && !saysSomething(draft))
    throw new PicturesUnread(unrecognized.length, facts.pages)
  if (!saysSomething(draft)) throw new Error(whyNothing(facts))
  if (unrecognized.length > 0) return { draft, notice: t.somePagesArePictures }
  return { draft, notice: isWorkMissed(resume, draft) ? t.noExperienceEducationOr : '' }
}

/** A resume may be without; then nothing of it was left, or what the person did stands among the further items. */
const isWorkMissed = (resume: Resume, draft: Draft) =>
  isWithoutWork(draft) && draft.extras.length === 0 && hasTextUnread(resume)

const whyNothing = ({ textLayer, undecodableGlyphs }: DocumentFacts): string => {
  if (!textLayer) return READ_WARNING_TEXTS.no_text_layer
  return undecodableGlyphs > 0 ? READ_WARNING_TEXTS.undecodable_text : t.nothingOfAResume
}
