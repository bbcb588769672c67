import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { part } from '#web/api/part.ts'
import { fill } from '#web/i18n/fill.tsx'
import { writer } from '#web/writer/client.ts'
import type { WrittenFile } from '#web/writer/protocol.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'
import { useFailure } from '../ui/use-failure.tsx'
import { dayOf } from './day.ts'
import { pageSizeFor } from './page-size.ts'
import { t } from './result-texts.ts'

interface ReportSubject {
  name: string
  result: AnalysisResult
  resume: Resume
}

/** How a report is put together is fetched when one is wanted: it needs the words of the whole engine. */
async function write(result: AnalysisResult, about: { resumeName: string; personName: string }) {
  const { reportOf } = await part(() => import('#shared/score/report.ts'))
  return writer.writeReport(reportOf(result, about), pageSizeFor(navigator.language), dayOf(new Date()))
}

async function pdfOf({ name, result, resume }: ReportSubject): Promise<WrittenFile> {
  const file = await write(result, { resumeName: name, personName: resume.name })
  // A title of letters that no font of ours draws would be a blank line: the file's name takes its place.
  return file.missingGlyphs.some(({ char }) => resume.name.includes(char))
    ? write(result, { resumeName: name, personName: '' })
    : file
}

const savePdf = (file: WrittenFile) => saveFile(file.fileName, file.type, new Uint8Array(file.bytes))

function saveJson({ name, result, resume }: ReportSubject) {
  const plain = name.replace(/\.(pdf|docx?)$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'resume'
  saveFile(`${plain}-analysis.json`, 'application/json', JSON.stringify({ name, result, resume }, null, 2))
}

const LETTERS_NAMED = 12
/** Stands where the file does not say which letter it shows: no font could. */
const UNTOLD = '\ufffd'

interface Lacking {
  file: WrittenFile
  subject: ReportSubject
}

function named({ missingGlyphs }: WrittenFile): [letters: string, others: string] {
  const others = missingGlyphs.length - LETTERS_NAMED
  const letters = missingGlyphs.slice(0, LETTERS_NAMED).map(({ char }) => char)
  return [letters.join(' '), others > 0 ? t.andMore({ others }) : '']
}

/** Said before the file is there: who needs these letters takes the other one. */
function LackingLetters({ lacking: { file, subject }, onClose }: { lacking: Lacking; onClose: () => void }) {
  const [letters, others] = named(file)
  const choose = (save: () => void) => () => {
    save()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.thePdfCannotShowSome}
      description={fill(t.itsFontsHaveNoShape, { letters: <bdi>{letters}</bdi>, others })}
      actions={
        <>
          <Button onClick={choose(() => saveJson(subject))}>{t.downloadTheJson}</Button>
          <Button variant="primary" onClick={choose(() => savePdf(file))}>
            {t.downloadThePdfWithoutThem}
          </Button>
        </>
      }
    />
  )
}

/** One analysis as a file to keep or to hand on: typeset, or as data. `load` may fetch what is not here yet. */
export default function ReportMenu({
  load,
  trigger,
  align,
}: {
  load: () => Promise<ReportSubject>
  trigger: (busy: boolean) => ReactNode
  align?: 'start' | 'end'
}) {
  const [busy, setBusy] = useState(false)
  const [lacking, setLacking] = useState<Lacking | null>(null)
  const { notice: failure, fail, clear } = useFailure()
  const toast = useToast()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = (save: (subject: ReportSubject) => Promise<void> | void) => async () => {
    // The trigger stays enabled, so that the focus has a place to come back to.
    if (busy) return
    setBusy(true)
    clear()
    try {
      await save(await load())
    } catch (error) {
      fail(t.theReportCouldNotBe({ message: errorText(error) }))
    } finally {
      setBusy(false)
    }
  }
  const offerPdf = async (subject: ReportSubject) => {
    const file = await pdfOf(subject)
    const lacks = file.missingGlyphs.some(({ char }) => char !== UNTOLD)
    if (lacks && here.current) return setLacking({ file, subject })
    savePdf(file)
    // Whoever went on to another page cannot be asked any more, and has what was asked for.
    if (lacks) toast.info(t.lettersThatThePdfHas({ letters: named(file).join('') }))
  }
  return (
    <>
      <Menu trigger={trigger(busy)} align={align}>
        <MenuItem onSelect={run(offerPdf)}>{t.pdfToReadAndTo}</MenuItem>
        <MenuItem onSelect={run(saveJson)}>{t.jsonAllData}</MenuItem>
      </Menu>
      {/* Under the row of actions it stands in, whose width it leaves alone. It outlasts the toast. */}
      {failure && <div className="order-last col-span-full my-2 w-0 min-w-full px-0!">{failure}</div>}
      {lacking && <LackingLetters lacking={lacking} onClose={() => setLacking(null)} />}
    </>
  )
}
