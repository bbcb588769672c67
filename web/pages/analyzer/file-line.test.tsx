import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { READ_WARNING_TEXTS } from '#shared/read/texts.ts'
import type { ReadDocument } from '#web/worker/protocol.ts'
import { FileLine } from './file-line.tsx'
import type { Reading } from './use-reading.ts'

const file = { name: 'resume.pdf', size: 1024, bytes: new Uint8Array(), hash: '' }
const first = { name: 'Ada Example', sections: ['Experience', 'Education'] }
const weak = { count: 2, of: 3, text: 'Duties included baking', advice: 'Start with what you did.' }
const said = (reading: Reading): string => {
  const nothing = () => {}
  const { container } = render(
    <FileLine
      file={file}
      reading={reading}
      onRemove={nothing}
      onPassword={nothing}
      onServer={nothing}
      onRecognize={nothing}
    />,
  )
  return container.querySelector('[aria-live]')?.textContent ?? ''
}

test.each<[string, Reading, string]>([
  ['before its first page is read', { state: 'reading', done: 0, of: 50 }, 'Reading page 1 of 50…'],
  [
    'while the others are read',
    { state: 'reading', done: 1, of: 50, first },
    'Reading page 2 of 50…Page 1: Ada Example · Experience · Education',
  ],
  [
    'with bullets to work on',
    { state: 'reading', done: 1, of: 50, first: { ...first, weak } },
    'Reading page 2 of 50…Page 1: Ada Example · Experience · Education' +
      '2 of its 3 bullets can be stronger, such as “Duties included baking”: Start with what you did.',
  ],
  [
    'where its first page has no name',
    { state: 'reading', done: 1, of: 3, first: { name: '', sections: ['Experience'] } },
    'Reading page 2 of 3…Page 1: Experience',
  ],
  [
    'where its first page says nothing',
    { state: 'reading', done: 1, of: 3, first: { name: '', sections: [] } },
    'Reading page 2 of 3…',
  ],
])('a file of several pages %s', (_name, reading, text) => {
  expect(said(reading)).toBe(text)
})

const read = (textLayer: boolean, unrecognized: number[]): Reading => {
  const document = { facts: { textLayer }, pages: [{}], resume: { name: '' }, unrecognized }
  return { state: 'read', document: document as unknown as ReadDocument }
}

test.each<[string, Reading, boolean]>([
  ['without a letter in it', read(false, []), true],
  ['with text', read(true, []), false],
  ['of pictures that can be read', read(false, [0]), false],
])('a file %s says whether hiring software sees an empty page', (_name, reading, isEmpty) => {
  expect(said(reading).includes(READ_WARNING_TEXTS.no_text_layer)).toBe(isEmpty)
})
