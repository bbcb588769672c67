import type { Job, SkillDemand } from '#shared/schema/job.ts'
import type { Asked, Credential } from './asked.ts'

type Settled = Pick<Job, 'required' | 'preferred' | 'guessed' | 'mentioned' | 'certifications' | 'languages'>

const WANTS = ['must', 'nice', 'duty'] as const
/** A clause that wishes for a thing by its name outweighs those that only name it. */
const TURNS = [
  ['must', true],
  ['nice', true],
  ['must', false],
  ['nice', false],
  ['duty', undefined],
] as const

/**
 * Each thing once: what is demanded anywhere is demanded, and what is asked outright comes before what the duties add. They
 * demand nothing of what is only wished for.
 */
export function settle(asked: Asked): Settled {
  const settled: Settled = {
    required: [],
    preferred: [],
    guessed: [],
    certifications: { required: [], preferred: [] },
    languages: [],
  }
  const taken = new Set<string>()
  const isNew = (...keys: string[]): boolean => {
    const fresh = keys.some((key) => !taken.has(key))
    for (const key of keys) taken.add(key)
    return fresh
  }
  const isNewCertificate = (name: string, id: number): boolean => {
    const byName = `certificate ${bodyOf(name)}`
    const known = taken.has(byName)
    taken.add(byName)
    return (id < 0 || isNew(`skill ${id}`)) && !known
  }
  const names = new Map<number, string[]>()
  /** 'OTDR' after 'fusion splicing': asked for by another name that has no word in common. */
  const isAnother = (demand: SkillDemand, ids: readonly number[]): boolean => {
    if (typeof demand !== 'string' || ids.length !== 1) return false
    const known = ids.flatMap((id) => names.get(id) ?? [])
    return known.length > 0 && known.every((name) => isUnlike(name, demand))
  }
  const remember = (demand: SkillDemand, ids: readonly number[]) => {
    if (typeof demand === 'string') for (const id of ids) names.set(id, [...(names.get(id) ?? []), demand])
  }
  for (const [turn, isCued] of TURNS)
    for (const { want, demand, ids, guess } of asked.skills.filter(
      ({ want, cued }) => want === turn && (isCued === undefined || cued === isCued),
    )) {
      const keys =
        ids.length > 0
          ? ids.map((id) => `skill ${id}`)
          : [`name ${(typeof demand === 'string' ? demand : demand.anyOf.join('/')).toLowerCase()}`]
      if (!isNew(...keys) && !isAnother(demand, ids)) continue
      remember(demand, ids)
      settled[want === 'nice' ? 'preferred' : 'required'].push(demand)
      if (guess && typeof demand === 'string') settled.guessed.push(demand)
    }
  const alone = new Set(
    [...asked.certificates, ...asked.languages]
      .filter(({ want, oneOf }) => want !== 'nice' && !oneOf)
      .map(({ name }) => bodyOf(name)),
  )
  /** 'CPA, CMA or CIA' asks nothing of whom the CPA is asked alone. */
  const isMet = ({ oneOf }: Credential) => oneOf?.some((name) => alone.has(bodyOf(name))) ?? false
  for (const want of WANTS) {
    const groups = new Set<string>()
    /** Of several of which one is enough, the first stands for all. */
    const isFirstOf = ({ oneOf }: Credential) => {
      const group = oneOf?.join('/') ?? ''
      const first = group === '' || !groups.has(group)
      groups.add(group)
      return first
    }
    const demandOf = ({ name, oneOf }: Credential): SkillDemand => (oneOf ? { anyOf: oneOf } : name)
    for (const asks of asked.certificates.filter((c) => c.want === want && !isMet(c)))
      if (isNewCertificate(asks.name, asks.id) && isFirstOf(asks))
        settled.certifications[want === 'nice' ? 'preferred' : 'required'].push(demandOf(asks))
    for (const asks of asked.languages.filter((l) => l.want === want && !isMet(l)))
      if (isNew(`skill ${asks.id}`) && isFirstOf(asks))
        settled.languages.push({ name: demandOf(asks), required: want !== 'nice' })
  }
  const asks = [
    ...[...settled.required, ...settled.preferred, ...settled.languages.map(({ name }) => name)],
    ...[...settled.certifications.required, ...settled.certifications.preferred],
  ]
  const named = new Set(asks.flatMap((demand) => (typeof demand === 'string' ? [demand] : demand.anyOf)))
  settled.mentioned = [...new Set(asked.mentioned)].filter((name) => !named.has(name))
  return settled
}

/** 'HCPC registered', 'registration with the HCPC' and 'HCPC' are one. */
const bodyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(?<!\p{L})(?:regist(?:ered|ration)(?: with(?: the)?)?|certifi(?:ed|cation|cate)|licen[cs]ed?|membership|designation|card|ticket|current|valid|active|full)(?!\p{L})/gu,
      '',
    )
    .replace(/[^\p{L}\p{N}+]/gu, '') || name.toLowerCase()

const stemsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, STEM))
const STEM = 4

/** No word in common, and neither is the other's initials. */
function isUnlike(a: string, b: string): boolean {
  const known = stemsOf(a)
  if (a.toLowerCase() === b.toLowerCase()) return false
  return !stemsOf(b).some((stem) => known.includes(stem)) && !areInitials(a, b) && !areInitials(b, a)
}
const areInitials = (short: string, long: string): boolean =>
  long
    .split(/[\s/-]+/)
    .map((word) => word[0])
    .join('')
    .toLowerCase() === short.toLowerCase()
