import { useEffect, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import { localeOfDates } from '#shared/i18n/language.ts'
import { modelFiles } from '#web/ai/device/model-files.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useLive } from '#web/components/use-live.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'
import { useStore } from '#web/session/use-store.ts'
import { askToPersist, type StorageUse, storageUse } from '#web/store/persistence.ts'
import { Facts } from './section.tsx'
import { t } from './texts.ts'

const UNITS = ['KB', 'MB', 'GB']

/** In the largest unit that leaves a whole number before the point. */
function sizeText(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(bytes || 1) / 10), 1), UNITS.length)
  const amount = bytes / 1024 ** step
  return `${amount.toLocaleString(localeOfDates(), { maximumFractionDigits: amount < 100 ? 1 : 0 })} ${UNITS[step - 1]}`
}

function usedText({ used, available }: StorageUse): string {
  if (used === null) return t.unknownThisBrowserDoesntSay
  return available === null ? sizeText(used) : t.of({ used: sizeText(used), available: sizeText(available) })
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
    get title() {
      return t.removeTheUploadedFilesFrom
    },
    get confirm() {
      return t.removeTheFiles
    },
    get text() {
      return t.yourAnalysesStayWithEverything
    },
  },
  letters: {
    get title() {
      return t.removeWhatReadsPicturesFrom
    },
    get confirm() {
      return t.removeTheReader
    },
    get text() {
      return t.yourAnalysesStayReadingScans
    },
  },
  models: {
    get title() {
      return t.removeTheAiModelsFrom
    },
    get confirm() {
      return t.removeTheModels
    },
    get text() {
      return t.yourAnalysesStayAiOn
    },
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
      fail(errorText(error))
    }
    setChanges((n) => n + 1)
  }
  const persist = async () => {
    clear()
    if (!(await askToPersist())) fail(t.theBrowserDidNotAgree)
    setChanges((n) => n + 1)
  }

  const freed = (what: keyof typeof TO_FREE) => ({
    act: TO_FREE[what].confirm,
    onAct: () => setFreeing(what),
  })
  const facts: Fact[] = [
    count === 0
      ? { label: t.uploadedFiles, text: t.noneKeptHere }
      : {
          label: t.uploadedFiles,
          text: `${t.countOfFiles(count)}, ${sizeText(bytes)}`,
          ...freed('files'),
        },
  ]
  if (measured?.letters)
    facts.push({ label: t.pictureReader, text: sizeText(measured.letters), ...freed('letters') })
  if (measured?.models) facts.push({ label: t.aiModels, text: sizeText(measured.models), ...freed('models') })
  if (measured) facts.push({ label: t.storageUsed, text: usedText(measured) })
  if (measured?.persistent === null)
    facts.push({ label: t.protectedStorage, text: t.unknownThisBrowserDoesntSay })
  else if (measured)
    facts.push(
      measured.persistent
        ? { label: t.protectedStorage, text: t.yesTheBrowserDoesNot }
        : {
            label: t.protectedStorage,
            text: t.noTheBrowserMayClear,
            act: t.protectFromBrowserCleanup,
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
