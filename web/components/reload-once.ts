// After a deploy, a page without a service worker asks for parts that are no longer there. The newest version has them:
// the page that was asked for is opened in it, once.

const RELOADED = 'legible-reloaded'
/** A page that was opened anew this recently is not missing its parts because of its age. */
const RECENT_MS = 60_000

interface ReloadParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Whether the server answers: without it a reload would leave no page at all. */
  answers: () => Promise<boolean>
  reload: () => void
}

const inBrowser: ReloadParts = {
  get storage() {
    return sessionStorage
  },
  now: () => Date.now(),
  answers: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
}

/** True where the page is on its way out; nothing has to be shown any more. */
export async function reloadOnce(parts: ReloadParts = inBrowser): Promise<boolean> {
  const { storage, now } = parts
  if (now() - Number(storage.getItem(RELOADED) ?? 0) < RECENT_MS) return false
  if (!(await parts.answers())) return false
  storage.setItem(RELOADED, String(now()))
  parts.reload()
  return true
}
