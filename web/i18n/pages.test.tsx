import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { i18n } from '#shared/i18n/catalog.ts'
import { chosenLanguage, PSEUDO } from '#shared/i18n/language.ts'
import { disguise } from '#shared/i18n/pseudo.ts'
import { Footer } from '../components/shell/footer.tsx'
import ShortcutList from '../components/shell/shortcut-list.tsx'
import { FirstSteps } from '../pages/dashboard/first-steps.tsx'
import Help from '../pages/help/help.tsx'
import { Hero } from '../pages/landing/hero.tsx'
import NotFound from '../pages/not-found/not-found.tsx'
import Privacy from '../pages/privacy/privacy.tsx'
import Terms from '../pages/terms/terms.tsx'

// Those that need no account: the others are looked at in a browser.

const Shortcuts = () => <ShortcutList onClose={() => undefined} />
const PAGES: [string, ComponentType][] = Object.entries({
  Help,
  Hero,
  NotFound,
  Privacy,
  Terms,
  FirstSteps,
  Footer,
  Shortcuts,
})

/** What no language has another word for. */
const NAMES = /\b(?:Legible|Ctrl|PDF|DOCX?|Tab|Esc)\b/g
const VALUES = /\u2068[^\u2069]*\u2069/g
const plainWords = (text: string) =>
  text
    .replace(VALUES, ' ')
    .replace(NAMES, ' ')
    .match(/[a-z]{2,}/gi) ?? []

beforeEach(() => {
  disguise('en-XA')
  chosenLanguage.set('en-XA')
})
afterEach(() => {
  cleanup()
  chosenLanguage.set('en')
  for (const language of PSEUDO) Reflect.deleteProperty(i18n.cache, language)
})

test.each(PAGES)('%s says nothing that is in no catalog', (_, Page) => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  for (const data of document.querySelectorAll('bdi, kbd, code')) data.remove()
  const labels = [...document.querySelectorAll('[aria-label]')].map((named) =>
    named.getAttribute('aria-label'),
  )
  const text = [document.body.textContent, ...labels].join('\n')
  expect(text).toMatch(/[åéîöû]/)
  expect(plainWords(text)).toEqual([])
})
