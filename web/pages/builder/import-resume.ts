import { draftFromResume } from '#shared/export/draft-from-resume.ts'
import { readJsonResume } from '#shared/export/json-resume.ts'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { engine } from '#web/worker/client.ts'

// PDF, DOCX and DOC come through the reader; a JSON file is a JSON Resume or a draft of ours.

export const IMPORT_ACCEPT = '.pdf,.docx,.doc,.json,application/pdf,application/json'

function draftFromJson(text: string): Draft {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('This JSON file is damaged.', { cause })
  }
  const isOurs = typeof json === 'object' && json !== null && 'personalInfo' in json
  return isOurs ? draftSchema.parse(json) : readJsonResume(json)
}

export async function importResume(file: File): Promise<Draft> {
  if (file.size > UPLOAD_MAX_BYTES) throw new Error(`File is larger than ${UPLOAD_MAX_BYTES} bytes`)
  if (/\.json$/i.test(file.name)) return draftFromJson(await file.text())
  const { resume } = await engine.read({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  return draftFromResume(resume)
}
