import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deviceModels } from '#web/ai/device/device-models.ts'
import type { DeviceModel, Offer } from '#web/ai/device/models.ts'
import type { LoadProgress } from '#web/ai/device/protocol.ts'
import type { Ai } from '#web/ai/use-ai.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { AiFailure } from './ai-failure.tsx'
import { t } from './texts.ts'

const BECAUSE = {
  get f16() {
    return t.needsHalfPrecisionWhichThis
  },
  get space() {
    return t.needsMoreFreeSpaceOn
  },
  get gpu() {
    return t.needsMoreGraphicsMemory
  },
  get phone() {
    return t.tooHeavyForAPhone
  },
} as const

const phases = () =>
  ({
    download: t.downloading,
    load: t.bringingItToTheGraphics,
    compile: t.preparingItsPrograms,
  }) as const

const size = (mb: number) => (mb >= 1000 ? `${(mb / 1000).toFixed(1)} GB` : `${mb} MB`)

function Progress({ model, progress }: { model: DeviceModel; progress: LoadProgress | null }) {
  const fraction = progress?.fraction ?? 0
  const arrived =
    progress?.phase === 'download'
      ? t.of({ size: size(Math.round(fraction * model.downloadMB)), size2: size(model.downloadMB) })
      : ''
  return (
    <div className="mt-2" role="status">
      <p className="text-sm">
        {phases()[progress?.phase ?? 'download']} {model.name}
        {arrived && `: ${arrived}`}
        {progress && `, ${Math.round(progress.seconds)} s`}
      </p>
      <progress
        className="mt-1 block h-2 w-full"
        max={1}
        value={fraction}
        aria-label={t.loading({ name: model.name })}
      />
      <Button size="sm" className="mt-2" onClick={deviceModels.cancel}>
        {t.cancel}
      </Button>
    </div>
  )
}

function Consent({
  model,
  crashed,
  onAgree,
  onClose,
}: {
  model: DeviceModel
  crashed: boolean
  onAgree: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.load({ name: model.name })}
      description={
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>{t.download}</dt>
          <dd>{t.onceItStaysOnThis({ size: size(model.downloadMB) })}</dd>
          <dt>{t.memory}</dt>
          <dd>{t.ofTheGraphicsProcessorWhile({ size: size(model.memoryMB) })}</dd>
          <dt>{t.licence}</dt>
          <dd>{model.licence}</dd>
        </dl>
      }
      actions={
        <>
          <Button onClick={onClose}>{t.notNow}</Button>
          <Button variant="primary" onClick={onAgree}>
            {t.downloadAndLoad}
          </Button>
        </>
      }
    >
      {crashed && <p className="mt-3 text-poor">{t.theLastTimeThisModel}</p>}
    </Dialog>
  )
}

function Row({ offer, ai, onAsk }: { offer: Offer; ai: Ai; onAsk: () => void }) {
  const { model } = offer
  const { phase } = ai.device
  const isReady = phase.is === 'ready' && phase.model.id === model.id
  const isHere = ai.device.downloaded.includes(model.id)
  const isPartly = !isHere && ai.device.partly.includes(model.id)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-48">
        {model.name}, {size(model.downloadMB)}
        <span className="block text-sm text-ink-soft">
          {offer.fits ? model.about : BECAUSE[offer.because]}
          {isPartly && t.partlyDownloaded}
        </span>
      </span>
      {isReady && <span className="text-sm text-good">{t.loaded}</span>}
      {offer.fits && !isReady && (
        <Button
          size="sm"
          onClick={onAsk}
          disabled={phase.is === 'deleting'}
          aria-label={t.load2({ name: model.name })}
        >
          {isHere ? t.load3 : t.download}
        </Button>
      )}
      {(isHere || isPartly) && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t.deleteFromThisDevice({ name: model.name })}
          disabled={phase.is === 'deleting'}
          onClick={() => void deviceModels.remove(model)}
        >
          {t.deleteIt}
        </Button>
      )}
    </li>
  )
}

/** The models this device can run; nothing is fetched before the person has seen what it costs and agreed. */
export function DeviceModelList({ ai }: { ai: Ai }) {
  const [asked, ask] = useState<DeviceModel | null>(null)
  const { device, modelOrigin } = ai
  const { failed, phase } = device
  const navigate = useNavigate()
  // One that is here can be deleted, whether it runs or not.
  const isUseful = ({ fits, model }: Offer) =>
    fits || [...device.downloaded, ...device.partly].includes(model.id)
  const offers = device.offers ?? []
  const rows = (of: Offer[]) => (
    <ul>
      {of.map((offer) => (
        <Row key={offer.model.id} offer={offer} ai={ai} onAsk={() => ask(offer.model)} />
      ))}
    </ul>
  )
  const useless = offers.filter((offer) => !isUseful(offer))
  return (
    <div className="mt-2 ms-6">
      {failed && (
        <AiFailure
          error={failed.error}
          actions={{
            retry: () => void deviceModels.load(failed.model, modelOrigin),
            download_again: () => void deviceModels.downloadAgain(failed.model, modelOrigin),
            free_space: () => navigate('/profile'),
          }}
        />
      )}
      {phase.is === 'deleting' && <p role="status">{t.deletingTheFiles}</p>}
      {phase.is === 'loading' ? (
        <Progress model={phase.model} progress={phase.progress} />
      ) : (
        <>
          {rows(offers.filter(isUseful))}
          {useless.length > 0 && (
            <Disclosure summary={t.moreWhichThisDeviceCannot({ count: useless.length })}>
              {rows(useless)}
            </Disclosure>
          )}
        </>
      )}
      {device.downloaded.length > 1 && phase.is !== 'loading' && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => void deviceModels.removeAll()}>
          {t.deleteAllModelsFromThis}
        </Button>
      )}
      {asked && (
        <Consent
          model={asked}
          crashed={device.crashed === asked.id}
          onClose={() => ask(null)}
          onAgree={() => {
            ask(null)
            void deviceModels.load(asked, modelOrigin)
          }}
        />
      )}
    </div>
  )
}
