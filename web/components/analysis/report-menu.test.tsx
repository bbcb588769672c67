import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyResult } from '#shared/schema/analysis.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { writer } from '#web/writer/client.ts'
import type { WrittenFile } from '#web/writer/protocol.ts'
import { ToastProvider } from '../ui/toast.tsx'
import ReportMenu from './report-menu.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FILE: WrittenFile = {
  fileName: 'cv-report.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array(),
  pages: 1,
  boxes: [],
  missingGlyphs: [{ char: '𒀀', codePoint: 'U+12000', places: [] }],
}

function Page({ shown }: { shown: boolean }) {
  const load = async () => ({ name: '𒀀.pdf', result: emptyResult(50), resume: emptyResume() })
  return (
    <ToastProvider>
      {shown && <ReportMenu load={load} trigger={() => <button type="button">Report</button>} />}
    </ToastProvider>
  )
}

test.each([
  ['here: the question comes first', true],
  ['on another page by then: the file comes, with a word', false],
])('a PDF without some letters, for whoever is %s', async (_, stays) => {
  let finish: (file: WrittenFile) => void = () => {}
  const written = new Promise<WrittenFile>((resolve) => {
    finish = resolve
  })
  const write = vi.spyOn(writer, 'writeReport').mockReturnValue(written)
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { rerender } = render(<Page shown />)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Report' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /^PDF/ }))
  await vi.waitFor(() => expect(write).toHaveBeenCalled())
  rerender(<Page shown={stays} />)
  await act(async () => finish(FILE))
  expect(screen.queryByRole('dialog') !== null).toBe(stays)
  expect(screen.queryByText(/left out of it: 𒀀\./) === null).toBe(stays)
  expect(saved).toHaveBeenCalledTimes(stays ? 0 : 1)
})
