import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import { EngineError, engine } from '#web/worker/client.ts'
import { ImportResult, useImport } from './import.tsx'

let kept: Draft[] = []
function List() {
  const taking = useImport(async (draft) => {
    kept.push(draft)
    return '/builder/r1/personal'
  })
  return (
    <>
      <input type="file" aria-label="File" onChange={({ target }) => taking.take(target.files![0]!)} />
      <ImportResult taking={taking} />
    </>
  )
}

const jsonOf = (json: object) => new File([JSON.stringify(json)], 'ada.json', { type: 'application/json' })
const choose = (file: File) => {
  render(
    <MemoryRouter initialEntries={['/builder']}>
      <Routes>
        <Route path="/builder" element={<List />} />
        <Route path="/builder/r1/personal" element={<h1>Personal info</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
}

beforeEach(() => {
  vi.spyOn(engine, 'draftOf').mockImplementation(async (resume) => draftFromResume(resume))
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  kept = []
})

describe('a JSON Resume', () => {
  test('that fits a resume here is opened', async () => {
    choose(jsonOf({ basics: { name: 'Ada Example' } }))
    expect(await screen.findByRole('heading', { name: 'Personal info' })).toBeTruthy()
    expect(kept.map((draft) => draft.personalInfo.firstName)).toEqual(['Ada'])
  })

  test('with more in it asks where that belongs before it is kept', async () => {
    choose(jsonOf({ basics: { name: 'Ada Example' }, work: [{ name: 'Acme', salary: '100 a day' }] }))
    const dialog = await screen.findByRole('dialog', { name: '1 text has no field yet' })
    expect(kept).toEqual([])
    const chooseSummary = async () => {
      fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Place “100 a day”' }), { key: 'Enter' })
      fireEvent.click(await within(dialog).findByRole('menuitem', { name: 'Summary' }))
    }
    await chooseSummary()
    expect(within(dialog).getByRole('status').textContent).toContain('Placed: Summary')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await chooseSummary()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Personal info' })).toBeTruthy()
    expect(kept).toMatchObject([{ summary: '100 a day', unplaced: [] }])
  })

  test('that is none is refused, and nothing is kept', async () => {
    choose(jsonOf({ hello: 1 }))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be imported')
    expect(kept).toEqual([])
  })
})

test('a file whose work was not recognised is kept, with its text to be placed', async () => {
  const head = ['Worked at Acme', 'Then at Bolt'].map((text, at) => ({
    text,
    page: 1,
    line: at + 1,
    bullet: false,
  }))
  const resume = { ...emptyResume(), name: 'Ada Example', head }
  vi.spyOn(engine, 'read').mockResolvedValue({ resume, unrecognized: [] as number[] } as Awaited<
    ReturnType<typeof engine.read>
  >)
  choose(new File(['%PDF-'], 'ada.pdf', { type: 'application/pdf' }))
  await screen.findByRole('dialog', { name: '2 texts have no field yet' })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const note = await screen.findByText(/was imported/)
  expect(note.parentElement?.textContent).toBe(
    'ada.pdf was imported.No experience, education or projects were found in it.Open the resume',
  )
  expect(kept.map(({ unplaced }) => unplaced.map(({ text }) => text))).toEqual([
    ['Worked at Acme', 'Then at Bolt'],
  ])
})

test('a photo that waits for what reads it offers the download, and is imported after it', async () => {
  const resume = { ...emptyResume(), name: 'Ada Example' }
  const read = vi.spyOn(engine, 'read').mockRejectedValueOnce(new EngineError('unsupported_image', 'No.'))
  vi.spyOn(ocrFiles, 'downloadSize').mockResolvedValue(5_000_000)
  vi.spyOn(ocrFiles, 'download').mockResolvedValue(undefined)
  choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'ada.jpg'))
  const offer = await screen.findByRole('button', { name: /^Download .* and read$/ })
  expect(kept).toEqual([])
  read.mockResolvedValue({
    resume,
    unrecognized: [] as number[],
  } as unknown as Awaited<ReturnType<typeof engine.read>>)
  fireEvent.click(offer)
  expect(await screen.findByRole('heading', { name: 'Personal info' })).toBeTruthy()
  expect(kept).toHaveLength(1)
})
