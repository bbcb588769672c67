import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import type { SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import { FindingList } from './finding-list.tsx'
import type { Finding } from './findings.ts'
import { type Light, useLight } from './light.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const finding = (number: number, group: SuggestionGroup, line = 0): Finding => ({
  number,
  check: {
    id: `check-${number}`,
    title: `Found ${number}`,
    group,
    area: 'ats',
    status: 'fail',
    points: 1,
    of: 4,
    gain: 20 - number,
    finding: `Found ${number}`,
    why: `Because ${number}`,
    fix: `Mend ${number}`,
    advice: false,
    evidence: line > 0 ? [{ text: `Words of ${number}`, page: 1, line, fix: '' }] : [],
  } as unknown as Check,
})

const FINDINGS = [
  ...[1, 2, 3].map((number) => finding(number, 'skills', 10 + number)),
  ...[4, 5, 6, 7, 8, 9, 10].map((number) => finding(number, 'experience', 20 + number)),
]

let light: Light
function List({ follow = true, findings = FINDINGS }: { follow?: boolean; findings?: Finding[] }) {
  light = useLight()
  return <FindingList findings={findings} light={light} follow={follow} />
}

const UNREAD: ReadonlySet<SuggestionGroup> = new Set(['experience'])
function Unread() {
  return <FindingList findings={[]} unjudged={UNREAD} light={useLight()} follow />
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const expanded = () =>
  screen
    .getAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent?.match(/Found \d/)?.[0])

test.each([
  [1, 'one of the first, where it stands first', 'Fix first'],
  [4, 'one further down', 'Experience'],
  [9, 'one that the list keeps back', 'Experience'],
])('finding %i, asked for from the page, is opened and takes the focus: %s', (number, _, part) => {
  render(<List />)
  act(() => light.onOpen(number))
  const button = region(part).getByRole('button', { name: new RegExp(`Found ${number}`) })
  expect(document.activeElement).toBe(button)
  expect(expanded()).toEqual([`Found ${number}`])
  expect(region(part).getByText(`Mend ${number}`)).toBeTruthy()
})

test('a doubt about the reading stands apart: what to fix first is what brings points', () => {
  const doubt = finding(1, 'format')
  doubt.check = { ...doubt.check, id: 'may-be-misread', gain: 0, advice: true }
  render(<List findings={[doubt, finding(2, 'skills'), finding(3, 'experience')]} />)
  const regions = screen
    .getAllByRole('region')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(regions[0]).toMatch(/^Check what we read/)
  expect(region('Fix first').queryByRole('button', { name: /Found 1/ })).toBeNull()
  expect(region('Fix first').getByRole('button', { name: /Found 2/ })).toBeTruthy()
  act(() => light.onOpen(1))
  expect(document.activeElement).toBe(region('Check what we read').getByRole('button', { name: /Found 1/ }))
})

test('the rest of a group comes with the focus on its first, whose button to ask for it is gone', () => {
  render(<List />)
  fireEvent.click(region('Experience').getByRole('button', { name: '2 more' }))
  expect(document.activeElement).toBe(region('Experience').getByRole('button', { name: /Found 9/ }))
})

test('a group never hides a single finding behind a button', () => {
  render(<List findings={FINDINGS.slice(0, 9)} />)
  expect(region('Experience').queryByRole('button', { name: /more/ })).toBeNull()
  expect(region('Experience').getByRole('button', { name: /Found 9/ })).toBeTruthy()
})

test('a group without findings has nothing to fix, unless nobody could judge it', () => {
  render(<Unread />)
  expect(region('Experience').getByText('We could not judge this part.')).toBeTruthy()
  expect(region('Education').getByText('Nothing to fix here.')).toBeTruthy()
})

test('a group that was chosen does not hide what is asked for', () => {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: /^Skills/ }))
  expect(screen.queryByRole('region', { name: 'Experience' })).toBeNull()
  act(() => light.onOpen(5))
  expect(expanded()).toEqual(['Found 5'])
})

test('a new wording of a bullet is copied as it is; advice about one has no button', async () => {
  const rewritten = finding(1, 'experience')
  const evidence = (path: string, text: string, fix: string) => ({ path, text, fix, page: 1, line: 11 })
  rewritten.check.evidence = [
    evidence('experience.0.bullets.0', 'Responsible for running two mills', 'Ran two mills'),
    evidence('experience.0.bullets.1', 'Sold flour', 'Say how much, and what changed.'),
  ]
  const written = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
  render(<List findings={[rewritten]} />)
  act(() => light.onOpen(1))
  const copy = screen.getByRole('button', { name: 'Copy' })
  expect(document.getElementById(copy.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ran two mills',
  )
  fireEvent.click(copy)
  await screen.findByText('Copied')
  expect(written.mock.calls).toEqual([['Ran two mills']])
})

test('no finding stands twice, and eight are shown before the rest is asked for', () => {
  render(<List />)
  const shown = screen.getAllByRole('button', { name: /Found \d/ }).map(({ textContent }) => textContent)
  expect(shown).toHaveLength(8)
  expect(new Set(shown).size).toBe(8)
})

test('the same finding can be asked for again after it was closed', () => {
  render(<List />)
  act(() => light.onOpen(5))
  fireEvent.click(region('Experience').getByRole('button', { name: /Found 5/ }))
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  act(() => light.onOpen(5))
  expect(expanded()).toEqual(['Found 5'])
})

test.each([
  [true, 24],
  [false, null],
])('opening a finding shows its place where the page stands beside it (%s)', (follow, line) => {
  render(<List follow={follow} />)
  fireEvent.click(region('Experience').getByRole('button', { name: /Found 4/ }))
  expect(light.chosen).toBe(line)
})

test('a place that speaks for two skills is shown once', () => {
  const twice = finding(1, 'skills', 32)
  twice.check = { ...twice.check, evidence: [...twice.check.evidence, ...twice.check.evidence] }
  render(<List findings={[twice]} />)
  act(() => light.onOpen(1))
  expect(screen.getAllByText('Words of 1', { exact: false })).toHaveLength(1)
})
