import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import type { Draft } from '#shared/schema/draft.ts'
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

const choose = (json: object) => {
  render(
    <MemoryRouter initialEntries={['/builder']}>
      <Routes>
        <Route path="/builder" element={<List />} />
        <Route path="/builder/r1/personal" element={<h1>Personal info</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  const file = new File([JSON.stringify(json)], 'ada.json', { type: 'application/json' })
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
}

afterEach(() => {
  cleanup()
  kept = []
})

describe('a JSON Resume', () => {
  test('that fits a resume here is opened', async () => {
    choose({ basics: { name: 'Ada Example' } })
    expect(await screen.findByRole('heading', { name: 'Personal info' })).toBeTruthy()
    expect(kept.map((draft) => draft.personalInfo.firstName)).toEqual(['Ada'])
  })

  test('with more in it is kept, and it is said what was left out before it is opened', async () => {
    choose({ basics: { name: 'Ada Example' }, references: [{ name: 'Bo Sample', reference: 'Good' }] })
    const note = await screen.findByRole('status')
    expect(note.textContent).toContain('Left out: references: name; references: reference.')
    expect(kept).toHaveLength(1)
    fireEvent.click(screen.getByRole('link', { name: 'Go on with the resume' }))
    expect(await screen.findByRole('heading', { name: 'Personal info' })).toBeTruthy()
  })

  test('that is none is refused, and nothing is kept', async () => {
    choose({ hello: 1 })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be imported')
    expect(kept).toEqual([])
  })
})
