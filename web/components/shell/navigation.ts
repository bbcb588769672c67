export interface NavEntry {
  to: string
  label: string
  who: 'anyone' | 'member' | 'admin'
}

export const NAVIGATION: NavEntry[] = [
  { to: '/', label: 'Home', who: 'anyone' },
  { to: '/dashboard', label: 'Dashboard', who: 'member' },
  { to: '/analyzer', label: 'Resume Analyzer', who: 'member' },
  { to: '/builder', label: 'Resume Builder', who: 'member' },
  { to: '/history', label: 'Analysis History', who: 'member' },
  { to: '/admin', label: 'Admin Panel', who: 'admin' },
]

export const entriesFor = (signedIn: boolean, isAdmin: boolean) =>
  NAVIGATION.filter(({ who }) => who === 'anyone' || (who === 'member' ? signedIn : signedIn && isAdmin))
