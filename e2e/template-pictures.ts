import { writeFileSync } from 'node:fs'
import { designs } from '#shared/export/designs.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { applicant } from '../bench/roundtrip/applicants.ts'
import { person } from '../bench/roundtrip/people.ts'
import { fileOf, onPage } from '../bench/roundtrip/read-again.ts'
import { writerOf } from '../bench/roundtrip/scripts.ts'
import { drawPage } from '../fixtures/scans/render.ts'

// The first page of each template as its PDF shows it, for people of different careers and scripts.

const PEOPLE: Record<string, Draft> = {
  office: person(3),
  applicant: applicant(4),
  japanese: writerOf('ja'),
  arabic: writerOf('ar'),
  hindi: writerOf('hi'),
  russian: writerOf('ru'),
}
/** Letters are legible, and a picture has some 40 KB. */
const DPI = 80
const QUALITY = 60

/** Writes them into the folder, and says how many. */
export async function photographTemplates(folder: string): Promise<number> {
  for (const { id } of designs)
    for (const [name, draft] of Object.entries(PEOPLE)) {
      const { canvas } = await drawPage(await fileOf(onPage(draft, id, 'A4'), 'pdf'), 1, DPI)
      writeFileSync(`${folder}/template-${id}-${name}.webp`, await canvas.encode('webp', QUALITY))
    }
  return designs.length * Object.keys(PEOPLE).length
}
