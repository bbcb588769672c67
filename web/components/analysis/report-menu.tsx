import { type ReactNode, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { writer } from '#web/writer/client.ts'
import { saveFile } from '../save-file.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { useToast } from '../ui/toast.tsx'
import { useFailure } from '../ui/use-failure.tsx'
import { dayOf } from './day.ts'

export interface ReportSubject {
  name: string
  result: AnalysisResult
  resume: Resume
}

/** Where people print on Letter; everybody else has A4. */
const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])
const pageSizeHere = () =>
  LETTER_REGIONS.has(new Intl.Locale(navigator.language).region ?? '') ? 'Letter' : 'A4'

/** How a report is put together is fetched when one is wanted: it needs the words of the whole engine. */
async function write(result: AnalysisResult, about: { resumeName: string; personName: string }) {
  const { reportOf } = await import('#shared/score/report.ts')
  return writer.writeReport(reportOf(result, about), pageSizeHere(), dayOf(new Date()))
}

const LETTERS_NAMED = 12

/** Answers with what the reader of the file should know of it. */
async function savePdf({ name, result, resume }: ReportSubject): Promise<string> {
  let file = await write(result, { resumeName: name, personName: resume.name })
  // A title of letters that no font of ours draws would be a blank line: the file's name takes its place.
  if (file.missingGlyphs.some(({ char }) => resume.name.includes(char)))
    file = await write(result, { resumeName: name, personName: '' })
  saveFile(file.fileName, file.type, new Uint8Array(file.bytes))
  if (file.missingGlyphs.length === 0) return ''
  const letters = file.missingGlyphs.slice(0, LETTERS_NAMED).map(({ char }) => char)
  return `Letters that the PDF has no font for were left out of it: ${letters.join(' ')}. The JSON has them all.`
}

async function saveJson({ name, result, resume }: ReportSubject): Promise<string> {
  const plain = name.replace(/\.(pdf|docx?)$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'resume'
  saveFile(`${plain}-analysis.json`, 'application/json', JSON.stringify({ name, result, resume }, null, 2))
  return ''
}

/** One analysis as a file to keep or to hand on: typeset, or as data. `load` may fetch what is not here yet. */
export function ReportMenu({
  load,
  trigger,
  align,
}: {
  load: () => Promise<ReportSubject>
  trigger: (busy: boolean) => ReactNode
  align?: 'start' | 'end'
}) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const { notice: failure, fail, clear } = useFailure()
  const run = (save: (subject: ReportSubject) => Promise<string>) => async () => {
    // The trigger stays enabled, so that the focus has a place to come back to.
    if (busy) return
    setBusy(true)
    setNote('')
    clear()
    try {
      const said = await save(await load())
      if (!said) return
      setNote(said)
      toast.info(said)
    } catch (error) {
      fail(`The report could not be made: ${(error as Error).message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Menu trigger={trigger(busy)} align={align}>
        <MenuItem onSelect={run(savePdf)}>PDF, to read and to share</MenuItem>
        <MenuItem onSelect={run(saveJson)}>JSON, all data</MenuItem>
      </Menu>
      {/* Under the row of actions it stands in, whose width it leaves alone. It outlasts the toast. */}
      {(note || failure) && (
        <div className="order-last col-span-full my-2 w-0 min-w-full px-0!">
          {failure || <Notice tone="fair">{note}</Notice>}
        </div>
      )}
    </>
  )
}
