import { expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { textOf } from './read-text.ts'

const line = (text: string, bullet = false) => ({ text, bullet, page: 1, line: 1 })
const section = (heading: string, lines: Resume['head']) => ({ heading, lines }) as Resume['sections'][number]

test('gives head and sections in reading order, with the signs of bullets and printed headings', () => {
  const head = [line('Ada Example'), line('ada@example.com')]
  const sections = [
    section('Work', [line('Engineer, Acme'), line('Built a bridge', true)]),
    section('', [line('Without a heading'), line('')]),
    section('Languages', []),
  ]
  expect(textOf({ head, sections })).toBe(
    'Ada Example\nada@example.com\n\nWork\nEngineer, Acme\n• Built a bridge\n\nWithout a heading\n\nLanguages',
  )
})

test('begins with the first section where nothing stands above it', () => {
  expect(textOf({ head: [], sections: [section('Work', [line('Engineer')])] })).toBe('Work\nEngineer')
})
