import { describe, expect, test } from 'vitest'
import { type Chunk, firstVisit } from './first-visit.ts'

const CHUNKS: Record<string, Chunk> = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js', '_core.js'],
    dynamicImports: ['pages/landing/landing.tsx'],
    css: ['assets/index.css'],
    assets: ['assets/inter-latin-wght.woff2', 'assets/inter-latin-ext-wght.woff2'],
  },
  '_core.js': {
    file: 'assets/core.js',
    dynamicImports: ['pages/help/help.tsx', '../shared/i18n/pseudo.ts'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'pages/landing/landing.tsx': {
    file: 'assets/landing.js',
    imports: ['_form.js', 'index.html'],
    dynamicImports: ['pages/landing/tour.tsx'],
    assets: ['assets/engine/engine.worker.js'],
  },
  'pages/help/help.tsx': { file: 'assets/help.js' },
  'pages/landing/tour.tsx': { file: 'assets/tour.js' },
  '../shared/i18n/pseudo.ts': { file: 'assets/pseudo.js' },
}

describe('what a first visit keeps', () => {
  const kept = firstVisit(CHUNKS)

  test.each(['/assets/index.js', '/assets/index.css', '/assets/inter-latin-wght.woff2'])(
    'the start: %s',
    (file) => expect(kept).toContain(file),
  )

  test.each(['/assets/landing.js', '/assets/form.js', '/assets/help.js'])(
    'a route and what it imports: %s',
    (file) => expect(kept).toContain(file),
  )

  test.each([
    '/assets/tour.js',
    '/assets/pseudo.js',
    '/assets/inter-latin-ext-wght.woff2',
    '/assets/engine/engine.worker.js',
  ])('not what a route asks for later: %s', (file) => expect(kept).not.toContain(file))

  test('each once', () => {
    expect(kept.filter((file) => file === '/assets/react.js')).toHaveLength(1)
  })
})
