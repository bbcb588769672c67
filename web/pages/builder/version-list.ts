import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'

// Named snapshots of a draft. They stand in the draft itself, so that they are synced and merged like everything else.

const version = z.looseObject({ id: z.string(), name: z.string(), at: z.string(), draft: z.looseObject({}) })
export type Version = z.infer<typeof version>
const versions = z.array(version)

export const VERSIONS_KEPT = 20

export function versionsOf(draft: Draft): Version[] {
  const parsed = versions.safeParse((draft as { versions?: unknown }).versions ?? [])
  return parsed.success ? parsed.data : []
}

/** Without its snapshots: what is printed, scored and compared. */
export const bare = (draft: Draft): Draft => {
  const { versions: _, ...rest } = draft as Draft & { versions?: unknown }
  return rest as Draft
}

/** The draft with itself added to its snapshots; unchanged since the last one, it stays as it is. */
export function snapshot(draft: Draft, name: string, now: Date): Draft {
  const kept = versionsOf(draft)
  const content = bare(draft)
  if (kept[0] && JSON.stringify(kept[0].draft) === JSON.stringify(content)) return draft
  const next: Version = { id: uuidv7(), name, at: now.toISOString(), draft: structuredClone(content) }
  return { ...draft, versions: [next, ...kept].slice(0, VERSIONS_KEPT) } as Draft
}

export const draftOfVersion = (version: Version): Draft => draftSchema.parse(version.draft)

/** The content of a version in the place of the present one; the snapshots stay. */
export const restored = (draft: Draft, version: Version): Draft =>
  ({ ...draftOfVersion(version), versions: versionsOf(draft) }) as Draft

export interface FieldChange {
  path: string
  before: string
  after: string
}

/** Where two drafts differ, field by field; entries are told apart by their id. */
export function changesBetween(before: Draft, after: Draft): FieldChange[] {
  const a = flat(bare(before))
  const b = flat(bare(after))
  const paths = [...new Set([...a.keys(), ...b.keys()])]
  return paths
    .filter((path) => (a.get(path) ?? '') !== (b.get(path) ?? ''))
    .map((path) => ({ path, before: a.get(path) ?? '', after: b.get(path) ?? '' }))
}

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value))
    value.forEach((entry, at) => {
      const name = (entry as { id?: string } | null)?.id || String(at)
      flat(entry, path ? `${path}.${name}` : name, into)
    })
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'id') flat(inner, path ? `${path}.${key}` : key, into)
    }
  else if (value !== '' && value !== null && value !== undefined) into.set(path, String(value))
  return into
}
