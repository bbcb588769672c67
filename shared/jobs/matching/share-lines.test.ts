import { expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import type { Line } from './lines.ts'
import { type Shown, shareLines } from './share-lines.ts'

const resume = resumeFromDraft(draft.parse({ personalInfo: {} }))
const lineAt = (path: string): Line => ({
  text: path,
  path,
  strength: 'work',
  alone: false,
  start: '',
  end: '',
})
const shown = (text: string, paths: string[], more: Partial<Pick<Shown, 'kind' | 'must'>> = {}): Shown => ({
  text,
  kind: 'tool',
  must: true,
  status: 'proven',
  proof: { text: '', path: paths[0]!, page: 0, line: 0 },
  weight: 1,
  lastUsed: '',
  years: null,
  showing: paths.map(lineAt),
  ...more,
})
const placesOf = (found: Shown[]) =>
  Object.fromEntries(
    shareLines(found, resume, ({ path }) => ({ place: path, most: 5 })).map(({ text, proof }) => [
      text,
      proof?.path,
    ]),
  )
const full = ['a', 'b', 'c', 'd', 'e']

it('a skill that other lines show as well makes room for one that has only this line', () => {
  const found = [shown('wide', ['new', 'old']), ...full.map((text) => shown(text, ['new']))]
  expect(placesOf(found)).toEqual({ wide: 'old', a: 'new', b: 'new', c: 'new', d: 'new', e: 'new' })
})

it('makes room over several lines', () => {
  const found = [
    shown('far', ['old', 'oldest']),
    ...['v', 'w', 'x', 'y'].map((text) => shown(text, ['old'])),
    shown('wide', ['new', 'old']),
    ...full.map((text) => shown(text, ['new'])),
  ]
  expect(placesOf(found)).toMatchObject({ far: 'oldest', wide: 'old', e: 'new' })
})

it('places what is required before what is wished', () => {
  const found = [shown('wish', ['new'], { must: false }), ...full.map((text) => shown(text, ['new', 'old']))]
  expect(placesOf(found)).toMatchObject({ wish: 'new', a: 'old' })
  const none = [shown('wish', ['new', 'old'], { must: false }), ...full.map((text) => shown(text, ['new']))]
  expect(placesOf(none)).toMatchObject({ wish: 'old', a: 'new', e: 'new' })
})

it('leaves beyond a handful where it was, and languages and degrees alone', () => {
  const found = [...full, 'f'].map((text) => shown(text, ['new']))
  expect(placesOf(found)).toMatchObject({ f: 'new' })
  expect(placesOf([shown('German', ['new', 'old'], { kind: 'language' })])).toEqual({ German: 'new' })
})

it('only names what finds no room, even where it had a single line', () => {
  const found = [...full, 'f'].map((text) => shown(text, ['new']))
  const shared = shareLines(found, resume, ({ path }) => ({ place: path, most: 5 }))
  expect(shared.map(({ status }) => status)).toEqual([...full.map(() => 'proven'), 'listed'])
})
