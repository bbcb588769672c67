import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { engine } from '#web/worker/client.ts'
import type { ReadBackDifference } from '#web/worker/protocol.ts'
import { writer } from '#web/writer/client.ts'
import type { ExportFormat, WrittenFile } from '#web/writer/protocol.ts'
import { t } from '../texts.ts'
import { snapshot } from '../versions/version-list.ts'
import type { DraftControl } from './draft/draft-session.ts'
import { nameOfPlace } from './place-names.ts'
import { type StepPath, stepOfPath } from './steps.ts'

/** Our reader reads these: they are read back before they are handed over. */
const READABLE = new Set<ExportFormat>(['pdf', 'docx'])

interface Checked {
  /** What the file was made of; one types on while it is made and looked at. */
  of: Draft
  file: WrittenFile
  differences: ReadBackDifference[]
  checked: boolean
}

const OTHERS = [
  { kind: 'docx', label: 'wordDocx' },
  { kind: 'json', label: 'jsonResume' },
  { kind: 'markdown', label: 'markdown' },
  { kind: 'text', label: 'plainText' },
] as const satisfies { kind: ExportFormat; label: string }[]

type GoTo = (step: StepPath, field: string) => void

const SHOWN = 8

const quoted = (text: string) =>
  text ? (
    <>
      “<bdi>{text}</bdi>”
    </>
  ) : (
    t.nothing
  )

/** The reader compares names whole, bullets one by one, and calls a target role what the form does. */
const fieldOfDifference = (path: string): string =>
  path === 'name'
    ? 'personalInfo.firstName'
    : path === 'targetRole'
      ? 'headline'
      : path.replace(/^(experience\.\d+)\.description\./, '$1.bullets.')

function Differences({
  differences,
  draft,
  onGoTo,
  onDownload,
  onCancel,
}: {
  differences: ReadBackDifference[]
  draft: Draft
  onGoTo: GoTo
  onDownload: () => void
  onCancel: () => void
}) {
  return (
    <div role="alert" className="w-full border-l-2 border-fair bg-fair-wash p-4">
      <p className="font-medium">{t.fieldsMayBeMisread(differences.length)}</p>
      <ul className="mt-2 space-y-2 text-sm">
        {differences.slice(0, SHOWN).map((difference) => (
          <li key={difference.path}>
            {fill(t.fieldIsRead, {
              field: (
                <button
                  type="button"
                  className="text-start font-medium underline underline-offset-2"
                  onClick={() => onGoTo(stepOfPath(difference.path), fieldOfDifference(difference.path))}
                >
                  {nameOfPlace(difference.path, draft)}
                </button>
              ),
              wrote: quoted(difference.wrote),
              read: quoted(difference.read),
            })}
          </li>
        ))}
      </ul>
      {differences.length > SHOWN && <p className="mt-2 text-sm">{t.andMore(differences.length - SHOWN)}</p>}
      <div className="mt-3 flex flex-wrap gap-4">
        <Button variant="secondary" onClick={onDownload}>
          {t.downloadAnyway}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.backToTheText}
        </Button>
      </div>
    </div>
  )
}

/** Every file is made on this device, and what our reader reads is read back before it is handed over. */
export function Downloads({ draft, control, onGoTo }: { draft: Draft; control: DraftControl; onGoTo: GoTo }) {
  const toast = useToast()
  const { notice, fail, clear } = useFailure()
  const [making, setMaking] = useState<ExportFormat | null>(null)
  const [doubtful, setDoubtful] = useState<Checked | null>(null)

  const hand = ({ of, file, checked, differences }: Checked) => {
    saveFile(file.fileName, file.type, new Uint8Array(file.bytes))
    setDoubtful(null)
    const name = t.downloadOf({ fileName: file.fileName })
    control.keep((d) => snapshot(d, { name, now: new Date(), auto: true, of }))
    if (checked && differences.length === 0) toast.success(t.downloadedReadBackAnd)
  }
  const make = async (format: ExportFormat) => {
    if (making) return
    setMaking(format)
    clear()
    try {
      const file = await writer.write({ draft, format, asOf: dayOf(new Date()) })
      const checked = READABLE.has(format)
      // The reader takes the bytes over: it gets a copy.
      const differences = checked ? await engine.readBack(draft, file.bytes.slice(), file.fileName) : []
      if (differences.length > 0) setDoubtful({ of: draft, file, differences, checked })
      else hand({ of: draft, file, differences, checked })
    } catch (error) {
      fail(t.theFileCouldNot({ message: errorText(error) }))
    } finally {
      setMaking(null)
    }
  }
  if (doubtful)
    return (
      <Differences
        differences={doubtful.differences}
        draft={draft}
        onGoTo={onGoTo}
        onDownload={() => hand(doubtful)}
        onCancel={() => setDoubtful(null)}
      />
    )
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      {notice && <div className="w-full">{notice}</div>}
      <Button
        variant="primary"
        busy={making === 'pdf'}
        disabled={making !== null}
        onClick={() => void make('pdf')}
      >
        {t.downloadPdf}
      </Button>
      <Menu
        trigger={
          // Never disabled: the menu gives the focus back to it while the file is made.
          <Button variant="secondary" busy={making !== null && making !== 'pdf'}>
            <span className="@max-lg:sr-only">{t.otherFormats}</span>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {OTHERS.map(({ kind, label }) => (
          <MenuItem key={kind} disabled={making !== null} onSelect={() => void make(kind)}>
            {t[label]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
