import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { designOf } from '#shared/export/designs.ts'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { photoFromFile } from '../fields/photo-from-file.ts'
import { Photo } from './photo.tsx'

vi.mock('../fields/photo-from-file.ts', () => ({ photoFromFile: vi.fn() }))
const made = vi.mocked(photoFromFile)
afterEach(cleanup)

let now: Draft

function Step({ content }: { content: object }) {
  const [draft, setDraft] = useState(() => draftSchema.parse(content))
  now = draft
  return <Photo draft={draft} change={(_, next) => setDraft(next)} />
}

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { files: [new File(['?'], 'me.png')] } })
const PHOTO = { jpeg: '/9j/AAAA' }

test('nobody has one; who adds one sees it, in the template that prints it', async () => {
  render(<Step content={{ template: 'classic' }} />)
  expect(screen.queryByRole('img')).toBeNull()
  made.mockResolvedValueOnce(PHOTO.jpeg)
  choose('Add photo')
  await screen.findByRole('img')
  expect([now.photo?.jpeg, designOf(now)]).toEqual([PHOTO.jpeg, 'portrait'])
})

test('a file that is no picture changes nothing and says so', async () => {
  render(<Step content={{ photo: PHOTO }} />)
  made.mockResolvedValueOnce(undefined)
  choose('Replace photo')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('can’t read'))
  expect(now.photo?.jpeg).toBe(PHOTO.jpeg)
})

test('it is removed, and another template says that it prints none', () => {
  render(<Step content={{ photo: PHOTO, template: 'classic' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use this template' }))
  expect(designOf(now)).toBe('portrait')
  expect(screen.queryByRole('button', { name: 'Use this template' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(now.photo).toBeUndefined()
})
