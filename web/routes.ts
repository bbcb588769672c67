import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { MissingPart } from './api/part.ts'
import { reloadOnce } from './components/reload-once.ts'
import { pageOf } from './components/shell/headings.ts'
import { t } from './components/shell/texts.ts'

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

function route(path: string, title: keyof typeof t, access: AppRoute['access'], fetchPage: Load): AppRoute {
  let fetched: Page | null = null
  const load: Load = async () => {
    const module = await fetchPage()
    fetched = module.default
    return module
  }
  const Later = lazy(() => load().catch(openedAnew))
  return {
    path,
    get title() {
      return t[title] as string
    },
    access,
    load,
    page: () => fetched ?? Later,
  }
}

/** Every page is a chunk of its own, fetched when it is first wanted. */
export const ROUTES: AppRoute[] = [
  route('/', 'seeYourResumeTheWay', 'anyone', () => import('./pages/landing/landing.tsx')),
  route('/sample', 'aSampleAnalysis', 'anyone', () => import('./pages/sample/sample.tsx')),
  route('/login', 'signIn', 'guest', () => import('./pages/login/login.tsx')),
  route('/register', 'createYourAccount', 'guest', () => import('./pages/register/register.tsx')),
  route('/forgot', 'forgotYourPassword', 'anyone', () => import('./pages/forgot/forgot.tsx')),
  route('/reset', 'setANewPassword', 'anyone', () => import('./pages/reset/reset.tsx')),
  route('/dashboard', 'dashboard', 'member', () => import('./pages/dashboard/dashboard.tsx')),
  route('/analyzer', 'resumeAnalyzer', 'member', () => import('./pages/analyzer/analyzer.tsx')),
  route('/builder/*', 'resumeBuilder', 'member', () => import('./pages/builder/builder.tsx')),
  route('/history/*', 'analysisHistory', 'member', () => import('./pages/history/history.tsx')),
  route('/profile', 'profileSettings', 'member', () => import('./pages/profile/profile.tsx')),
  route('/admin/*', 'adminPanel', 'member', () => import('./pages/admin/admin.tsx')),
  route('/help', 'helpCenter', 'anyone', () => import('./pages/help/help.tsx')),
  route('/contact', 'contactUs', 'anyone', () => import('./pages/contact/contact.tsx')),
  route('/privacy', 'privacyPolicy', 'anyone', () => import('./pages/privacy/privacy.tsx')),
  route('/terms', 'termsOfService', 'anyone', () => import('./pages/terms/terms.tsx')),
]

export const NOT_FOUND = route('*', 'pageNotFound', 'anyone', () => import('./pages/not-found/not-found.tsx'))

/** Fetches a page before it is asked for: a pointer that rests on a link is about to be pressed. */
export function warm(path: string) {
  const found = ROUTES.find((candidate) => pageOf(candidate.path) === pageOf(path))
  // A chunk that cannot be fetched now is fetched, and its failure shown, when the page is opened.
  found?.load().catch(() => {})
}
