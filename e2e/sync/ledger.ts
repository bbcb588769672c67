import { type Draft, draftSkill } from '#shared/schema/draft.ts'

/** What people wrote, and what became of it by their own hands. Every edit writes a text that exists nowhere else. */
export class Ledger {
  private count = 0
  /** Texts that a local save has acknowledged, by account. */
  private readonly saved = new Map<string, string>()
  /** Texts that somebody saw and then overwrote, removed or deleted: ancestors, or gone on purpose. */
  private readonly gone = new Set<string>()
  readonly resumes = new Map<string, string>()
  readonly analyses = new Map<string, { id: string; deleted: boolean }>()

  fresh(kind: 'e' | 'c' | 'a', account: string): string {
    this.count += 1
    return `<${kind}${this.count}@${account.slice(-4)}>`
  }

  /** A save that was acknowledged: what the person saw before, and what they left. */
  acknowledge(account: string, before: unknown, after: unknown) {
    const left = textsIn(after)
    for (const text of left) if (!textsIn(before).has(text)) this.saved.set(text, account)
    this.forget(before, left)
  }

  forget(before: unknown, left = new Set<string>()) {
    for (const text of textsIn(before)) if (!left.has(text)) this.gone.add(text)
  }

  /** What has to be somewhere on the server in the end. */
  owed(account: string): string[] {
    return [...this.saved]
      .filter(([text, owner]) => owner === account && !this.gone.has(text))
      .map(([text]) => text)
  }
}

export const textsIn = (value: unknown): Set<string> =>
  new Set(JSON.stringify(value ?? null).match(/<[ec]\d+@[^>]*>/g))

/** One edit of a draft, as a person makes it. */
export function edit(draft: Draft, field: string, text: string, newId: () => string): Draft {
  const next = structuredClone(draft)
  const first = next.skills[0]
  if (field === 'summary') next.summary = text
  else if (field === 'firstName') next.personalInfo.firstName = text
  else if (field === 'newSkill' || !first)
    next.skills.push(draftSkill.parse({ id: newId(), name: text, level: 'Intermediate' }))
  else if (field === 'skill') first.name = text
  else if (field === 'dropSkill') next.skills.shift()
  else next.skills.push(next.skills.shift()!)
  return next
}
