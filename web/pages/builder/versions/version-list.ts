import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'

// Named snapshots of a draft. They stand in the draft itself, so that they are synced and merged like everything else.

const version = z.looseObject({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  draft: z.looseObject({}),
  /** Kept by a download or a restore, not because somebody asked for it. */
  auto: z.boolean().optional(),
})
export type Version = z.infer<typeof version>
const versions = z.array(version)

export const VERSIONS_KEPT = 20

export function versionsOf(draft: Draft): Version[] {
  const parsed = versions.safeParse(('versions' in draft && draft.versions) || [])
  return parsed.success ? parsed.data : []
}

/** Without its snapshots: what is printed, scored and compared. */
export const bare = (draft: Draft): Draft => {
  const { versions: _, ...rest }: Draft & { versions?: unknown } = draft
  return rest
}

interface SnapshotOptions {
  name: string
  now: Date
  auto?: boolean
  /** The content to keep, where it is not the present one. */
  of?: Draft
}

/** The draft with itself added to its snapshots; the same content under the same name is there already. */
export function snapshot(draft: Draft, { name, now, auto, of = draft }: SnapshotOptions): Draft {
  const kept = versionsOf(draft)
  if (isKeptAs(name, of, kept)) return draft
  const content = structuredClone(bare(of))
  const next: Version = { id: uuidv7(), name, at: now.toISOString(), draft: content, auto }
  return withVersions(draft, roomFor([next, ...kept]))
}

/** Among the newest snapshots, of this content; the same content before another one was another time. */
function isKeptAs(name: string, of: Draft, kept: Version[]): boolean {
  const content = JSON.stringify(bare(of))
  const other = kept.findIndex((version) => JSON.stringify(version.draft) !== content)
  return kept.slice(0, other < 0 ? undefined : other).some((version) => version.name === name)
}

/** Where there are too many, as after two devices are merged, the oldest go: first of those nobody asked for. */
function roomFor(versions: Version[]): Version[] {
  if (versions.length <= VERSIONS_KEPT) return versions
  const unasked = versions.findLastIndex(({ auto }, at) => auto && at > 0)
  return roomFor(versions.toSpliced(unasked > 0 ? unasked : -1, 1))
}

const withVersions = (draft: Draft, versions: Version[]): Draft =>
  versions.length > 0 ? Object.assign(bare(draft), { versions }) : bare(draft)

/** Another content, from an undo or an old version; the snapshots that there are stay. */
export const insteadOf = (now: Draft, content: Draft): Draft => withVersions(content, versionsOf(now))

export const draftOfVersion = (version: Version): Draft => draftSchema.parse(version.draft)

interface FieldChange {
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

/** Of an entry: what names it, and what was typed and is no date yet. */
const NO_CONTENT = new Set(['id', 'unfinished'])

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value))
    value.forEach((entry, at) => {
      const id = entry !== null && typeof entry === 'object' && 'id' in entry ? entry.id : ''
      const name = typeof id === 'string' && id ? id : String(at)
      flat(entry, path ? `${path}.${name}` : name, into)
    })
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      if (!NO_CONTENT.has(key)) flat(inner, path ? `${path}.${key}` : key, into)
    }
  else if (value !== '' && value !== null && value !== undefined) into.set(path, String(value))
  return into
}
