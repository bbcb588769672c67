import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import type { MissingGlyph } from '#shared/export/pdf/shelf.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { type StepPath, stepOfPath } from '../editor/steps.ts'

// What is printed, and the field of the form it comes from.

/** Stretches of print of one field, in reading order: a place leads to its field. */
interface Place {
  /** As the form's fields carry it: `experience.0.bullets.2`. */
  field: string
  step: StepPath
  page: number
  text: string
}

type Printed = Pick<FieldBox, 'path' | 'item'>

interface Letters {
  field: string
  chars: string[]
}

/** The form counts bullets, and extra sections by their kind; a position's description is a field of a draft. */
export function fieldOf({ path, item }: Printed, extras: Draft['extras']): string {
  if (path === 'targetRole') return 'headline'
  const [list, index = '', key = ''] = path.split('.')
  if (list === 'experience' && key === 'description') return `experience.${index}.bullets.${item ?? 0}`
  if (list === 'skills' && key === 'name') return `skills.${index}`
  if (list !== 'extras') return path
  const entry = extras[Number(index)]
  if (!entry) return path
  const at = extras.filter((one) => one.kind === entry.kind).indexOf(entry)
  return key === 'title' ? `${entry.kind}.${at}` : `${entry.kind}.${at}.${key}`
}

export function placesOf(boxes: FieldBox[], extras: Draft['extras']): Place[] {
  const places: Place[] = []
  for (const box of boxes) {
    const field = fieldOf(box, extras)
    const last = places.at(-1)
    if (last?.field === field) last.text += box.text
    else places.push({ field, step: stepOfPath(field), page: box.page, text: box.text })
  }
  return places
}

/** The field printed at a point of a page, in points from its top left corner. */
export const boxAt = (boxes: FieldBox[], page: number, x: number, y: number): FieldBox | undefined =>
  boxes.find(
    (box) => box.page === page && x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h,
  )

/** Field by field, the characters that no font of ours has a shape for. */
export function lettersOf(missing: MissingGlyph[], extras: Draft['extras']): Letters[] {
  const byField = new Map<string, string[]>()
  for (const { char, places } of missing)
    for (const { path, item } of places) {
      if (!path) continue
      const field = fieldOf({ path, item }, extras)
      byField.set(field, [...(byField.get(field) ?? []), char])
    }
  return [...byField].map(([field, chars]) => ({ field, chars }))
}
