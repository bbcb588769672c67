import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { MissingPart } from './api/part.ts'
import { reloadOnce } from './components/reload-once.ts'
import { pageOf } from './components/shell/headings.ts'

type Page = ComponentType
type Load = () => Promise<{ default: Page }>

export interface AppRoute {
  path: string
  title: string
  /** `guest`: only for who is not signed in. */
  access: 'anyone' | 'guest' | 'member'
  load: Load
  /** The page itself where it was fetched before, else one that suspends until it is. */
  page: () => Page | LazyExoticComponent<Page>
}

/** A page that is not there any more is one of an older version: the address is opened in the newest. */
async function openedAnew(cause: unknown): Promise<never> {
  if (await reloadOnce()) return new Promise<never>(() => undefined)
  throw new MissingPart(cause)
}

function route(path: string, title: string, access: AppRoute['access'], fetchPage: Load): AppRoute {
  let fetched: Page | null = null
  const load: Load = async () => {
    const module = await fetchPage()
    fetched = module.default
    return module
  }
  const Later = lazy(() => load().catch(openedAnew))
  return { path, title, access, load, page: () => fetched ?? Later }
}

/** Every page is a chunk of its own, fetched when it is first wanted. */
export const ROUTES: AppRoute[] = [
  route(
    '/',
    'See your resume the way the machine does',
    'anyone',
    () => import('./pages/landing/landing.tsx'),
  ),
  route('/sample', 'A sample analysis', 'anyone', () => import('./pages/sample/sample.tsx')),
  route('/login', 'Sign in', 'guest', () => import('./pages/login/login.tsx')),
  route('/register', 'Create your account', 'guest', () => import('./pages/register/register.tsx')),
  route('/forgot', 'Forgot your password?', 'anyone', () => import('./pages/forgot/forgot.tsx')),
  route('/reset', 'Set a new password', 'anyone', () => import('./pages/reset/reset.tsx')),
  route('/dashboard', 'Dashboard', 'member', () => import('./pages/dashboard/dashboard.tsx')),
  route('/analyzer', 'Resume Analyzer', 'member', () => import('./pages/analyzer/analyzer.tsx')),
  route('/builder/*', 'Resume Builder', 'member', () => import('./pages/builder/builder.tsx')),
  route('/history/*', 'Analysis History', 'member', () => import('./pages/history/history.tsx')),
  route('/profile', 'Profile Settings', 'member', () => import('./pages/profile/profile.tsx')),
  route('/admin/*', 'Admin Panel', 'member', () => import('./pages/admin/admin.tsx')),
  route('/help', 'Help Center', 'anyone', () => import('./pages/help/help.tsx')),
  route('/contact', 'Contact Us', 'anyone', () => import('./pages/contact/contact.tsx')),
  route('/privacy', 'Privacy Policy', 'anyone', () => import('./pages/privacy/privacy.tsx')),
  route('/terms', 'Terms of Service', 'anyone', () => import('./pages/terms/terms.tsx')),
]

export const NOT_FOUND = route(
  '*',
  'Page not found',
  'anyone',
  () => import('./pages/not-found/not-found.tsx'),
)

/** Fetches a page before it is asked for: a pointer that rests on a link is about to be pressed. */
export function warm(path: string) {
  const found = ROUTES.find((candidate) => pageOf(candidate.path) === pageOf(path))
  // A chunk that cannot be fetched now is fetched, and its failure shown, when the page is opened.
  found?.load().catch(() => {})
}
