import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { printFile, printsFiles } from '#web/components/print-file.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { engine } from '#web/worker/client.ts'
import type { ReadBackDifference } from '#web/worker/protocol.ts'
import { writer } from '#web/writer/client.ts'
import type { ExportFormat } from '#web/writer/protocol.ts'
import { t } from '../texts.ts'
import { snapshot } from '../versions/version-list.ts'
import type { DraftControl } from './draft/draft-session.ts'
import { clipped, toldOnce } from './misread.ts'
import { nameOfPlace } from './place-names.ts'
import { type StepPath, stepOfPath } from './steps.ts'

/** Our reader reads these. */
const READABLE = new Set<ExportFormat>(['pdf', 'docx'])

const OTHERS = [
  { kind: 'docx', label: 'wordDocx' },
  { kind: 'json', label: 'jsonResume' },
  { kind: 'markdown', label: 'markdown' },
  { kind: 'text', label: 'plainText' },
] as const satisfies { kind: ExportFormat; label: string }[]

type GoTo = (step: StepPath, field: string) => void

const SHOWN = 3

const quoted = (text: string) =>
  text ? (
    <>
      “<bdi>{clipped(text)}</bdi>”
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

/** Beside the file, which is saved already: what another program may make of it. */
function Misread({
  differences,
  draft,
  onGoTo,
  onDismiss,
}: {
  differences: ReadBackDifference[]
  draft: Draft
  onGoTo: GoTo
  onDismiss: () => void
}) {
  return (
    <div
      role="status"
      className="order-first max-h-48 w-full overflow-auto border-l-2 border-fair bg-fair-wash px-4 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{t.downloaded({ misread: t.fieldsMayBeMisread(differences.length) })}</p>
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {t.dismiss}
        </Button>
      </div>
      <Disclosure summary={t.showThem}>
        <ul className="space-y-2 text-sm">
          {differences.slice(0, SHOWN).map((difference) => (
            <li key={difference.path}>
              {fill(t.fieldIsRead, {
                field: (
                  <button
                    type="button"
                    className="text-start font-medium underline underline-offset-2 pointer-coarse:min-h-11"
                    onClick={() => onGoTo(stepOfPath(difference.path), fieldOfDifference(difference.path))}
                  >
                    {nameOfPlace(difference.path, draft)}:
                  </button>
                ),
                wrote: quoted(difference.wrote),
                read: quoted(difference.read),
              })}
            </li>
          ))}
        </ul>
        {differences.length > SHOWN && (
          <p className="mt-2 text-sm">{t.andMore(differences.length - SHOWN)}</p>
        )}
      </Disclosure>
    </div>
  )
}

/** Before this nobody wonders how long it takes. */
const SLOW_MS = 2_000

/** Whether it has been going on for long. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return slow
}

/** Every file is made on this device; what our reader reads is read back, and what came out differently is told. */
export function Downloads({ draft, control, onGoTo }: { draft: Draft; control: DraftControl; onGoTo: GoTo }) {
  const toast = useToast()
  const { notice, fail, clear } = useFailure()
  const [making, setMaking] = useState<ExportFormat | 'print' | null>(null)
  const [misread, setMisread] = useState<ReadBackDifference[]>([])
  const slow = useSlow(making !== null)

  const make = async (format: ExportFormat) => {
    if (making) return
    setMaking(format)
    setMisread([])
    clear()
    try {
      const file = await writer.write({ draft, format, asOf: dayOf(new Date()) })
      saveFile(file.fileName, file.type, new Uint8Array(file.bytes))
      const name = t.downloadOf({ fileName: file.fileName })
      // One types on while it is made: what is kept is what it was made of.
      control.keep((d) => snapshot(d, { name, now: new Date(), auto: true, of: draft }))
      if (!READABLE.has(format)) return
      const differences = toldOnce(await engine.readBack(draft, file.bytes, file.fileName))
      setMisread(differences)
      if (differences.length === 0) toast.success(t.downloadedReadBackAnd)
    } catch (error) {
      fail(t.theFileCouldNot({ message: errorText(error) }))
    } finally {
      setMaking(null)
    }
  }

  const print = async () => {
    if (making) return
    setMaking('print')
    clear()
    try {
      const file = await writer.write({ draft, format: 'pdf', asOf: dayOf(new Date()) })
      printFile(new Uint8Array(file.bytes))
    } catch (error) {
      fail(t.theFileCouldNot({ message: errorText(error) }))
    } finally {
      setMaking(null)
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!printsFiles() || !(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'p') return
    event.preventDefault()
    void print()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      {/* Over the row of buttons: none of them moves when it comes. */}
      <p role="status" className={slow ? 'order-first w-full text-sm text-ink-soft' : 'sr-only'}>
        {slow && t.theFirstFileIn}
      </p>
      {notice && <div className="order-first w-full">{notice}</div>}
      {misread.length > 0 && (
        <Misread differences={misread} draft={draft} onGoTo={onGoTo} onDismiss={() => setMisread([])} />
      )}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-[22rem]:gap-1">
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
            <Button variant="secondary" className="min-w-11" busy={making !== null && making !== 'pdf'}>
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
          {printsFiles() && (
            <MenuItem disabled={making !== null} onSelect={() => void print()}>
              {t.print}
            </MenuItem>
          )}
        </Menu>
      </div>
    </>
  )
}
