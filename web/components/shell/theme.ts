import { useSyncExternalStore } from 'react'

// The choice lives in the browser's storage, what is shown on the root element (theme.js sets it before the paint).

export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'theme'
const DARK = '(prefers-color-scheme: dark)'
const CHANGED = 'theme-changed'
const PAPER = { light: '#FBFAF7', dark: '#141416' }

function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function show() {
  const choice = themeChoice()
  const shown = choice === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = shown
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', PAPER[shown])
}

export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  show()
  window.dispatchEvent(new Event(CHANGED))
}

/** For the life of the page; another tab's choice counts here too. */
export function followSystemTheme() {
  show()
  matchMedia(DARK).addEventListener('change', show)
  window.addEventListener('storage', (event) => event.key === KEY && show())
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, themeChoice)
