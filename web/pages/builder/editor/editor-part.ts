import { lazyPart } from '#web/components/lazy-part.tsx'

const load = () => import('./editor.tsx')

/** The list of resumes is there without it: the editor and its seven steps are most of the builder. */
export const Editor = lazyPart(load)

/** Fetches it before a resume is opened. What cannot be fetched now is asked for again then, or its failure shown. */
export const warmEditor = () =>
  void load().catch((error: unknown) => console.info('The editor is not here yet:', error))
