import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFieldFocus } from '../use-field-focus.ts'
import { EntryList } from './entry-list.tsx'

let saved: { id: string; title: string }[] = []
let wish: (path: string) => void

function List({ titles, startsFolded = false }: { titles: string[]; startsFolded?: boolean }) {
  const [entries, setEntries] = useState(titles.map((title) => ({ id: title, title })))
  saved = entries
  const focus = useFieldFocus('projects')
  const { arrive } = focus
  useEffect(arrive, [arrive])
  wish = (path) => focus.wish('projects', path)
  return (
    <EntryList
      entries={entries}
      onChange={(_, edit) => setEntries(edit)}
      noun="Project"
      addLabel="Add Project"
      blank={() => ({ id: 'blank', title: '' })}
      titleOf={({ title }) => title}
      startsFolded={startsFolded}
    >
      {(entry, at) => (
        <input aria-label={`Title ${at + 1}`} data-path={`projects.${at}.title`} defaultValue={entry.title} />
      )}
    </EntryList>
  )
}

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isShown = (name: string) => screen.queryByRole('textbox', { name }) !== null

test('a copy comes behind its entry, with an id of its own, and has the focus', async () => {
  render(<List titles={['Oven', 'Shop']} />)
  fireEvent.click(button('Duplicate Oven'))
  expect(saved.map(({ title }) => title)).toEqual(['Oven', 'Oven', 'Shop'])
  expect(new Set(saved.map(({ id }) => id)).size).toBe(3)
  screen.getByText('Oven is duplicated: 2 of 3.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Oven' })[1]))
})

test('in a list that starts collapsed only what is added is open', () => {
  render(<List titles={['Oven', 'Shop']} startsFolded />)
  fireEvent.click(button('Add Project'))
  expect(['Title 1', 'Title 2', 'Title 3'].map(isShown)).toEqual([false, false, true])
})

test('a collapsed entry shows its title alone, keeps its place when it moves, and opens again', () => {
  render(<List titles={['Oven', 'Shop']} />)
  fireEvent.click(button('Oven'))
  expect([button('Oven').getAttribute('aria-expanded'), isShown('Title 1'), isShown('Title 2')]).toEqual([
    'false',
    false,
    true,
  ])
  fireEvent.click(button('Move Oven down'))
  expect([isShown('Title 1'), isShown('Title 2')]).toEqual([true, false])
  fireEvent.click(button('Oven'))
  expect(isShown('Title 2')).toBe(true)
})

test('all collapse and expand at once; one alone has no such button', () => {
  render(<List titles={['Oven', 'Shop']} />)
  fireEvent.click(button('Collapse all'))
  expect([isShown('Title 1'), isShown('Title 2')]).toEqual([false, false])
  fireEvent.click(button('Expand all'))
  expect([isShown('Title 1'), isShown('Title 2')]).toEqual([true, true])
  fireEvent.click(button('Remove Shop'))
  expect(screen.queryByRole('button', { name: 'Collapse all' })).toBeNull()
})

test('a finding opens the collapsed entry that its field stands in, and no other', async () => {
  render(<List titles={['Oven', 'Shop']} />)
  fireEvent.click(button('Collapse all'))
  wish('projects.1.title')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Title 2'))
  expect([isShown('Title 1'), isShown('Title 2')]).toEqual([false, true])
})
