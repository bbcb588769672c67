import { part } from '#web/api/part.ts'
import { nameOf } from '#web/components/record/record-words.ts'
import { momentText } from '#web/components/when.ts'
import type { AccountStore } from '#web/store/store.ts'
import { entriesFor } from './navigation.ts'

/** What the command menu offers: a place to go, and what it is called. */
export interface Command {
  label: string
  /** What it is, or when it was. */
  about: string
  /** The address, or what makes the thing whose address it is. */
  to: string | ((store: AccountStore) => Promise<string>)
}

async function newResume(store: AccountStore): Promise<string> {
  const { emptyDraft } = await part(() => import('#shared/schema/draft.ts'))
  const { row } = await store.resumes.saveDraft({ draft: emptyDraft() })
  return `/builder/${row.id}/personal`
}

const RECENT = 6

const PLACES: Command[] = [
  { label: 'Profile Settings', about: 'Page', to: '/profile' },
  { label: 'Help Center', about: 'Page', to: '/help' },
]
const ACTIONS: Command[] = [
  { label: 'Analyze a resume', about: 'Action', to: '/analyzer' },
  { label: 'New resume', about: 'Action', to: newResume },
]

export function fixedCommands(signedIn: boolean, isAdmin: boolean): Command[] {
  const pages = entriesFor(signedIn, isAdmin).map(({ label, to }) => ({ label, about: 'Page', to }))
  if (signedIn) return [...ACTIONS, ...pages, ...PLACES]
  return [
    { label: 'See a sample analysis', about: 'Action', to: '/sample' },
    ...pages,
    { label: 'Login', about: 'Page', to: '/login' },
    { label: 'Register', about: 'Page', to: '/register' },
    { label: 'Help Center', about: 'Page', to: '/help' },
  ]
}

/** The newest analyses and resumes of this account. */
export async function recentCommands(store: AccountStore): Promise<Command[]> {
  const [analyses, resumes] = await Promise.all([store.analyses.list(), store.resumes.list()])
  return [
    ...analyses.slice(0, RECENT).map((record) => ({
      label: nameOf(record),
      about: `Analysis, ${momentText(record.createdAt)}`,
      to: `/history/${record._id}`,
    })),
    ...resumes
      .filter(({ body }) => body.kind === 'built')
      .slice(0, RECENT)
      .map((row) => ({ label: row.body.name, about: 'Resume', to: `/builder/${row.id}/personal` })),
  ]
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Every word that was typed begins a word of the command. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, about }) => {
    const of = folded(`${label} ${about}`).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => of.some((one) => one.startsWith(word)))
  })
}
