import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { makePdf, textAt } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })

const WHITE: [number, number, number] = [1, 1, 1]
const BLUE: [number, number, number] = [0.1, 0.2, 0.6]

/** A word with white copies around it, drawn before it, as a rule under it is made to stop short of its letters. */
const outlined = (x: number, y: number, text: string): string =>
  [
    [-0.9, 0],
    [0.9, 0],
    [0, 0.9],
    [0.6, -1.1],
  ]
    .map(([dx = 0, dy = 0]) => textAt(x + dx, y + dy, text, { colour: WHITE }))
    .join('') + textAt(x, y, text, { colour: BLUE })

const page = async (content: string) => {
  const { pages } = await reader.read(makePdf([content]), 'a.pdf')
  return pages.flatMap(({ lines }) =>
    lines.map(({ text, runs }) => ({ text, hidden: runs.some((run) => run.hidden) })),
  )
}

test('a word with copies in the colour of the paper around it is read once, where it stands', async () => {
  const lines = await page(
    textAt(60, 760, 'Test engineer') +
      outlined(60, 740, 'Northgate Freight') +
      textAt(60, 720, '2019 - 2021'),
  )
  expect(lines.map(({ text }) => text)).toEqual(['Test engineer', 'Northgate Freight', '2019 - 2021'])
  expect(lines.filter(({ hidden }) => hidden)).toEqual([])
})

test('the same word hidden elsewhere on the page is still told', async () => {
  const lines = await page(
    textAt(60, 740, 'Kubernetes', { colour: BLUE }) + textAt(60, 700, 'Kubernetes', { colour: WHITE }),
  )
  expect(lines.map(({ text, hidden }) => [text, hidden])).toEqual([
    ['Kubernetes', false],
    ['Kubernetes', true],
  ])
})

test('other words hidden upon a seen one are still told', async () => {
  const lines = await page(
    textAt(60, 740, 'Northgate', { colour: BLUE }) + textAt(60, 740, 'Terraform Ansible', { colour: WHITE }),
  )
  expect(lines.some(({ text, hidden }) => hidden && text.includes('Ansible'))).toBe(true)
})
