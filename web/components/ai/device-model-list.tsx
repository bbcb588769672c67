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

const BECAUSE = {
  f16: 'needs half precision, which this graphics processor lacks',
  space: 'needs more free space on this device',
  gpu: 'needs more graphics memory',
  phone: 'too heavy for a phone',
} as const

const PHASES = {
  download: 'Downloading',
  load: 'Bringing it to the graphics processor',
  compile: 'Preparing its programs',
} as const

const size = (mb: number) => (mb >= 1000 ? `${(mb / 1000).toFixed(1)} GB` : `${mb} MB`)

function Progress({ model, progress }: { model: DeviceModel; progress: LoadProgress | null }) {
  const fraction = progress?.fraction ?? 0
  const arrived =
    progress?.phase === 'download'
      ? `${size(Math.round(fraction * model.downloadMB))} of ${size(model.downloadMB)}`
      : ''
  return (
    <div className="mt-2" role="status">
      <p className="text-sm">
        {PHASES[progress?.phase ?? 'download']} {model.name}
        {arrived && `: ${arrived}`}
        {progress && `, ${Math.round(progress.seconds)} s`}
      </p>
      <progress
        className="mt-1 block h-2 w-full accent-pencil"
        max={1}
        value={fraction}
        aria-label={`Loading ${model.name}`}
      />
      <Button size="sm" className="mt-2" onClick={deviceModels.cancel}>
        Cancel
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
      title={`Load ${model.name}?`}
      description={
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>Download</dt>
          <dd>{size(model.downloadMB)}, once; it stays on this device</dd>
          <dt>Memory</dt>
          <dd>{size(model.memoryMB)} of the graphics processor while it runs</dd>
          <dt>Licence</dt>
          <dd>{model.licence}</dd>
        </dl>
      }
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" onClick={onAgree}>
            Download and load
          </Button>
        </>
      }
    >
      {crashed && (
        <p className="mt-3 text-poor">
          The last time this model was loaded, the page ended unexpectedly. A smaller one may be better.
        </p>
      )}
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
          {isPartly && ' Partly downloaded.'}
        </span>
      </span>
      {isReady && <span className="text-sm text-good">loaded</span>}
      {offer.fits && !isReady && (
        <Button
          size="sm"
          onClick={onAsk}
          disabled={phase.is === 'deleting'}
          aria-label={`Load ${model.name}`}
        >
          {isHere ? 'Load' : 'Download'}
        </Button>
      )}
      {(isHere || isPartly) && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Delete ${model.name} from this device`}
          disabled={phase.is === 'deleting'}
          onClick={() => void deviceModels.remove(model)}
        >
          Delete
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
    <div className="mt-2 ml-6">
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
      {phase.is === 'deleting' && <p role="status">Deleting the files …</p>}
      {phase.is === 'loading' ? (
        <Progress model={phase.model} progress={phase.progress} />
      ) : (
        <>
          {rows(offers.filter(isUseful))}
          {useless.length > 0 && (
            <Disclosure summary={`${useless.length} more, which this device cannot run`}>
              {rows(useless)}
            </Disclosure>
          )}
        </>
      )}
      {device.downloaded.length > 1 && phase.is !== 'loading' && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => void deviceModels.removeAll()}>
          Delete all models from this device
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
