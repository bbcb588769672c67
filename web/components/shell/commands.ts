import { fold } from '#shared/text/fold.ts'
import { part } from '#web/api/part.ts'
import { nameOf, titleLine } from '#web/components/record/record-words.ts'
import { ownersOf } from '#web/components/record/same-resume.ts'
import { momentText } from '#web/components/when.ts'
import type { AccountStore } from '#web/store/store.ts'
import { t } from './dialog-texts.ts'
import { entriesFor } from './navigation.ts'

/** What the command menu offers: a place to go, and what it is called. */
export interface Command {
  label: string
  /** What it is, or when it was. */
  about: string
  /** Whose, and for which job: a file's name alone tells little. */
  detail?: string
  /** The address, or what makes the thing whose address it is. */
  to: string | ((store: AccountStore) => Promise<string>)
}

async function newResume(store: AccountStore): Promise<string> {
  const { freshDraft } = await part(() => import('#web/store/fresh-draft.ts'))
  const { row } = await store.resumes.saveDraft({ draft: freshDraft(navigator.language) })
  return `/builder/${row.id}/personal`
}

const RECENT = 6

const places: () => Command[] = () => [
  { label: t.profileSettings, about: t.page, to: '/profile' },
  { label: t.helpCenter, about: t.page, to: '/help' },
]
const actions: () => Command[] = () => [
  { label: t.analyzeAResume, about: t.action, to: '/analyzer' },
  { label: t.newResume, about: t.action, to: newResume },
]

export function fixedCommands(signedIn: boolean, isAdmin: boolean): Command[] {
  const pages = entriesFor(signedIn, isAdmin).map(({ label, to }) => ({ label, about: t.page, to }))
  if (signedIn) return [...actions(), ...pages, ...places()]
  return [
    { label: t.seeASampleAnalysis, about: t.action, to: '/sample' },
    ...pages,
    { label: t.login, about: t.page, to: '/login' },
    { label: t.register, about: t.page, to: '/register' },
    { label: t.helpCenter, about: t.page, to: '/help' },
  ]
}

/** The newest analyses and resumes of this account. */
export async function recentCommands(store: AccountStore): Promise<Command[]> {
  const [analyses, resumes] = await Promise.all([store.analyses.list(), store.resumes.list()])
  const owners = ownersOf(resumes)
  return [
    ...analyses.slice(0, RECENT).map((record) => ({
      label: nameOf(record),
      detail: [owners.get(record.resumeId), titleLine(record)].filter(Boolean).join(' · '),
      about: t.analysis({ when: momentText(record.createdAt) }),
      to: `/history/${record._id}`,
    })),
    ...resumes
      .filter(({ body }) => body.kind === 'built')
      .slice(0, RECENT)
      .map((row) => ({ label: row.body.name, about: t.resume, to: `/builder/${row.id}/personal` })),
  ]
}

/** Every word that was typed begins a word of the command. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, about, detail = '' }) => {
    const of = fold(`${label} ${about} ${detail}`).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => of.some((one) => one.startsWith(word)))
  })
}
