import type { ResumeBody } from '#shared/schema/synced/resume.ts'

export const COPY_NAMES = {
  /** Both sides changed the same field: the server's version is kept under this name. */
  conflict: (name: string) => `${name} (other version)`,
  /** Deleted elsewhere while it was edited here. */
  deleted: (name: string) => `${name} (kept)`,
  duplicate: (name: string) => `${name} (copy)`,
} as const

const NAME_MAX = 300
const SUFFIX_ROOM = 20

export function renamed<Body extends Pick<ResumeBody, 'name' | 'draft'>>(
  body: Body,
  name: (name: string) => string,
): Body {
  const next = name(body.name.slice(0, NAME_MAX - SUFFIX_ROOM))
  return { ...body, name: next, draft: body.draft && { ...body.draft, title: next } }
}
