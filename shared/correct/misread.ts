import { pairsOf } from '#shared/records.ts'
import { MISREAD_MAX } from '#shared/schema/limits.ts'
import type { MisreadField, Resume } from '#shared/schema/resume.ts'
import { lettersOf } from '#shared/text/fold.ts'
import { type Entry, entriesOf, type List, lineOf } from './entries.ts'

// What a person had to correct, hiring software is likely to read as we did: each field that differs.

const COMPARED = {
  experience: ['position', 'company', 'startDate', 'endDate'],
  education: ['degree', 'institution', 'startDate', 'endDate'],
  projects: ['name'],
  skills: ['name'],
  certifications: ['title'],
} satisfies Partial<Record<List, readonly string[]>>
const FIELDS = ['name', 'summary', 'email', 'phone', 'address'] as const
const SHOWN = 200

const same = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b)
const text = (entry: Entry | undefined, field: string): string => String(entry?.value[field] ?? '')

/** `plain`: as it is read without help. */
export function misreadFields(plain: Resume, corrected: Resume): MisreadField[] {
  const found: MisreadField[] = []
  const add = (path: string, was: string, now: string, line: number) => {
    if (same(was, now)) return
    const page = (corrected.places[path] ?? plain.places[path])?.page ?? 0
    found.push({ path, was: was.slice(0, SHOWN), now: now.slice(0, SHOWN), page, line })
  }
  for (const field of FIELDS) {
    const path = field === 'name' || field === 'summary' ? field : `personalInfo.${field}`
    const line = (corrected.places[path] ?? plain.places[path])?.line ?? 0
    add(path, fieldOf(plain, field), fieldOf(corrected, field), line)
  }
  for (const [list, fields] of pairsOf(COMPARED)) {
    const before = entriesOf(plain, list)
    const after = entriesOf(corrected, list)
    for (const [at, entry] of after.entries()) {
      const old =
        before.find((one) => lineOf(one) === lineOf(entry) && fits(one, entry, fields)) ??
        before.find((one) => fits(one, entry, fields)) ??
        before.find((one) => lineOf(one) === lineOf(entry) && lineOf(one) > 0)
      for (const field of fields)
        add(`${list}.${at}.${field}`, text(old, field), text(entry, field), lineOf(entry))
    }
    for (const [at, old] of before.entries()) {
      const isThere = after.some((entry) => fits(old, entry, fields) || lineOf(entry) === lineOf(old))
      if (!isThere) add(`${list}.${at}`, fields.map((f) => text(old, f)).find(Boolean) ?? '', '', lineOf(old))
    }
  }
  return found.slice(0, MISREAD_MAX)
}

const fits = (a: Entry, b: Entry, fields: readonly string[]): boolean =>
  fields.every((field) => same(text(a, field), text(b, field)))

const fieldOf = (resume: Resume, field: (typeof FIELDS)[number]): string =>
  field === 'name' || field === 'summary' ? resume[field] : resume.personalInfo[field]
