import { type ReactNode, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { reportOf } from '#shared/score/report.ts'
import { writer } from '#web/writer/client.ts'
import { saveFile } from '../save-file.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'
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

async function savePdf({ name, result, resume }: ReportSubject) {
  const report = reportOf(result, { resumeName: name, personName: resume.name })
  const file = await writer.writeReport(report, pageSizeHere(), dayOf(new Date()))
  saveFile(file.fileName, file.type, new Uint8Array(file.bytes))
}

async function saveJson({ name, result, resume }: ReportSubject) {
  const plain = name.replace(/\.(pdf|docx?)$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'resume'
  saveFile(`${plain}-analysis.json`, 'application/json', JSON.stringify({ name, result, resume }, null, 2))
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
  const run = (save: (subject: ReportSubject) => Promise<void>) => async () => {
    setBusy(true)
    try {
      await save(await load())
    } catch (error) {
      toast.error(`The report could not be made: ${(error as Error).message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu trigger={trigger(busy)} align={align}>
      <MenuItem onSelect={run(savePdf)}>PDF, to read and to share</MenuItem>
      <MenuItem onSelect={run(saveJson)}>JSON, all data</MenuItem>
    </Menu>
  )
}
