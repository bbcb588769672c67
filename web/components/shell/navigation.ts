import { t } from './texts.ts'

interface NavEntry {
  to: string
  label: string
  who: 'anyone' | 'member' | 'admin'
}

const NAVIGATION: NavEntry[] = [
  {
    to: '/',
    get label() {
      return t.home
    },
    who: 'anyone',
  },
  {
    to: '/dashboard',
    get label() {
      return t.dashboard
    },
    who: 'member',
  },
  {
    to: '/analyzer',
    get label() {
      return t.resumeAnalyzer
    },
    who: 'member',
  },
  {
    to: '/builder',
    get label() {
      return t.resumeBuilder
    },
    who: 'member',
  },
  {
    to: '/history',
    get label() {
      return t.analysisHistory
    },
    who: 'member',
  },
  {
    to: '/admin',
    get label() {
      return t.adminPanel
    },
    who: 'admin',
  },
]

export const entriesFor = (signedIn: boolean, isAdmin: boolean) =>
  NAVIGATION.filter(({ who }) => who === 'anyone' || (who === 'member' ? signedIn : signedIn && isAdmin))
