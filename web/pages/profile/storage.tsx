import { useEffect, useState } from 'react'
import { modelFiles } from '#web/ai/device/model-files.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useLive } from '#web/components/use-live.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import { useStore } from '#web/session/use-store.ts'
import { askToPersist, type StorageUse, storageUse } from '#web/store/persistence.ts'
import { Facts } from './section.tsx'

const UNITS = ['KB', 'MB', 'GB']

/** In the largest unit that leaves a whole number before the point. */
function sizeText(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(bytes || 1) / 10), 1), UNITS.length)
  const amount = bytes / 1024 ** step
  return `${amount.toLocaleString(undefined, { maximumFractionDigits: amount < 100 ? 1 : 0 })} ${UNITS[step - 1]}`
}

const UNKNOWN = "Unknown: this browser doesn't say"

function usedText({ used, available }: StorageUse): string {
  if (used === null) return UNKNOWN
  return available === null ? sizeText(used) : `${sizeText(used)} of ${sizeText(available)}`
}

interface Fact {
  label: string
  text: string
  act?: string
  onAct?: () => void
}

interface Measured extends StorageUse {
  /** Null where the browser does not say. */
  models: number | null
  /** Of what recognizes letters in pictures. */
  letters: number
}

/** `changed`: something that was freed or kept since. */
function useMeasured(changed: unknown) {
  const [measured, setMeasured] = useState<Measured | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is the reason to measure again
  useEffect(() => {
    const models = modelFiles.bytes().catch((error: unknown) => {
      console.info('This browser does not say how much is stored', error)
      return null
    })
    void Promise.all([storageUse(), models, ocrFiles.bytes()]).then(([use, models, letters]) =>
      setMeasured({ ...use, models, letters }),
    )
  }, [changed])
  return measured
}

const TO_FREE = {
  files: {
    title: 'Remove the uploaded files from this device?',
    confirm: 'Remove the files',
    text: 'Your analyses stay, with everything that was read. Their pages can no longer be drawn until you upload the files again.',
  },
  letters: {
    title: 'Remove what reads pictures from this device?',
    confirm: 'Remove the reader',
    text: 'Your analyses stay. Reading scans and photos needs the download again.',
  },
  models: {
    title: 'Remove the AI models from this device?',
    confirm: 'Remove the models',
    text: 'Your analyses stay. AI on this device needs the download again.',
  },
}

/** What occupies this device, what can be freed, and whether the browser may clear it by itself. */
export function Storage() {
  const store = useStore()
  const { notice, fail, clear } = useFailure()
  const [freeing, setFreeing] = useState<keyof typeof TO_FREE | null>(null)
  const [changes, setChanges] = useState(0)
  const files = useLive(() => store.files.usage(), [store])
  const { count, bytes } = files.state === 'ready' ? files.value : { count: 0, bytes: 0 }
  const measured = useMeasured(`${bytes} ${changes}`)

  const free = async () => {
    clear()
    try {
      if (freeing === 'files') await store.files.clear()
      else if (freeing === 'letters') await ocrFiles.clear()
      else await modelFiles.clear()
    } catch (error) {
      fail((error as Error).message)
    }
    setChanges((n) => n + 1)
  }
  const persist = async () => {
    clear()
    if (!(await askToPersist()))
      fail('The browser did not agree. Installing Legible, or using it more, changes its mind.')
    setChanges((n) => n + 1)
  }

  const freed = (what: keyof typeof TO_FREE) => ({
    act: TO_FREE[what].confirm,
    onAct: () => setFreeing(what),
  })
  const facts: Fact[] = [
    count === 0
      ? { label: 'Uploaded files', text: 'None kept here' }
      : {
          label: 'Uploaded files',
          text: `${count} ${count === 1 ? 'file' : 'files'}, ${sizeText(bytes)}`,
          ...freed('files'),
        },
  ]
  if (measured?.letters)
    facts.push({ label: 'Picture reader', text: sizeText(measured.letters), ...freed('letters') })
  if (measured?.models)
    facts.push({ label: 'AI models', text: sizeText(measured.models), ...freed('models') })
  if (measured) facts.push({ label: 'Storage used', text: usedText(measured) })
  if (measured?.persistent === null) facts.push({ label: 'Kept for good', text: UNKNOWN })
  else if (measured)
    facts.push(
      measured.persistent
        ? { label: 'Protected storage', text: 'Yes: the browser does not clear it by itself' }
        : {
            label: 'Protected storage',
            text: 'No: the browser may clear it when the device runs short',
            act: 'Protect from browser cleanup',
            onAct: persist,
          },
    )

  return (
    <div className="mt-6">
      {notice}
      <Facts
        rows={facts.map(({ label, text, act, onAct }) => [
          label,
          <span key={label} className="flex flex-wrap items-center justify-between gap-2">
            {text}
            {act && (
              <Button size="sm" onClick={onAct}>
                {act}
              </Button>
            )}
          </span>,
        ])}
      />
      {freeing && (
        <Confirm
          open
          title={TO_FREE[freeing].title}
          confirm={TO_FREE[freeing].confirm}
          onConfirm={free}
          onClose={() => setFreeing(null)}
        >
          {TO_FREE[freeing].text}
        </Confirm>
      )}
    </div>
  )
}
