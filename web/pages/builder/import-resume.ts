import { ZodError } from 'zod'
import { draftFromResume } from '#shared/export/draft-from-resume.ts'
import { leftOut } from '#shared/export/json-left-out.ts'
import { readJsonResume } from '#shared/export/json-resume.ts'
import { hasTextUnread, isWithoutWork } from '#shared/export/without-work.ts'
import { READ_WARNING_TEXTS } from '#shared/read/errors.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import { type Draft, draft as draftSchema, emptyDraft } from '#shared/schema/draft.ts'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { engine } from '#web/worker/client.ts'

// PDF, DOCX and DOC come through the reader; a JSON file is a JSON Resume or a draft of ours.

const NOT_A_RESUME = 'Nothing of a resume was found in this file.'
const NOT_OUR_JSON = 'This JSON file is neither a JSON Resume nor a draft of Legible.'
const WITHOUT_WORK = 'No experience, education or projects were recognised in it.'
const TOO_MUCH = 'This file has a text or a list that is longer than the builder takes.'

const isJson = (file: File) => /\.json$/i.test(file.name) || file.type === 'application/json'

/** An import that brings nothing would leave an empty page without a word. */
const saysSomething = (draft: Draft) => JSON.stringify(draft) !== JSON.stringify(emptyDraft())

export interface Imported {
  draft: Draft
  /** Fields of a JSON file that a resume here has no place for. */
  left: string[]
  /** What else to know before one goes on; '' where that is nothing. */
  notice: string
}

export function draftFromJson(text: string): Imported {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('This JSON file is damaged.', { cause })
  }
  const draft = draftOf(json)
  if (!saysSomething(draft)) throw new Error(NOT_OUR_JSON)
  return { draft, left: isOurs(json) ? [] : leftOut(json, draft), notice: '' }
}

const isOurs = (json: unknown) => typeof json === 'object' && json !== null && 'personalInfo' in json

function draftOf(json: unknown): Draft {
  try {
    return isOurs(json) ? draftSchema.parse(json) : readJsonResume(json)
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause
    const tooMuch = cause.issues.some(({ code }) => code === 'too_big')
    throw new Error(tooMuch ? TOO_MUCH : NOT_OUR_JSON, { cause })
  }
}

export async function importResume(file: File, password?: string): Promise<Imported> {
  if (file.size > UPLOAD_MAX_BYTES) throw new Error(`File is larger than ${UPLOAD_MAX_BYTES} bytes`)
  if (isJson(file)) return draftFromJson(await file.text())
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { resume, facts } = await engine.read({ bytes, name: file.name, password })
  const draft = draftFromResume(resume)
  if (!saysSomething(draft)) throw new Error(whyNothing(facts))
  return { draft, left: [], notice: isWorkMissed(resume, draft) ? WITHOUT_WORK : '' }
}

/** A resume may be without; then nothing of it was left, or what the person did stands among the further items. */
const isWorkMissed = (resume: Resume, draft: Draft) =>
  isWithoutWork(draft) && draft.extras.length === 0 && hasTextUnread(resume)

const whyNothing = ({ textLayer, undecodableGlyphs }: DocumentFacts): string => {
  if (!textLayer) return READ_WARNING_TEXTS.no_text_layer
  return undecodableGlyphs > 0 ? READ_WARNING_TEXTS.undecodable_text : NOT_A_RESUME
}
