import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OCR_LANGUAGES, type OcrLanguage } from '#shared/read/ocr/languages.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import OtherLetters from './other-letters.tsx'

afterEach(cleanup)
beforeEach(() => {
  vi.spyOn(ocrFiles, 'downloadSize').mockImplementation(async (languages) => 2_097_152 * languages.length)
})

const shown = async (language: string, here: OcrLanguage[]) => {
  vi.spyOn(ocrFiles, 'languagesHere').mockResolvedValue(here)
  const onReady = vi.fn()
  const { container } = render(<OtherLetters language={language} onReady={onReady} />)
  await vi.waitFor(() => expect(ocrFiles.languagesHere).toHaveBeenCalled())
  return { onReady, container }
}
const offered = () => screen.getAllByRole<HTMLInputElement>('checkbox')

test('of a German page read with English letters, the German ones are proposed and then used', async () => {
  const download = vi.spyOn(ocrFiles, 'download').mockResolvedValue(undefined)
  const { onReady } = await shown('de', ['eng'])
  await screen.findByText('This looks like German. Download its letters for a better reading.')
  expect(offered().filter(({ checked }) => checked)).toEqual([screen.getByLabelText('German')])
  fireEvent.click(await screen.findByRole('button', { name: 'Download 2.0 MB and read' }))
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
  expect(download.mock.calls[0]?.[0]).toEqual(['deu'])
})

test('where the letters are those of the page, others can be had, and none is chosen', async () => {
  await shown('en', ['eng', 'deu'])
  await screen.findByText('Is it in another language?')
  fireEvent.click(screen.getByText('Is it in another language?'))
  expect(offered()).toHaveLength(OCR_LANGUAGES.length - 2)
  expect(offered().some(({ checked }) => checked)).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read the pictures' }).disabled).toBe(true)
})

test.each<[string, OcrLanguage[]]>([
  ['nothing was fetched', []],
  ['all was fetched', OCR_LANGUAGES.map(({ code }) => code)],
])('nothing is offered where %s', async (_, here) => {
  const { container } = await shown('de', here)
  expect(container.innerHTML).toBe('')
})
