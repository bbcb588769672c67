import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Measures, measure } from '#shared/ai/measure.ts'
import { measuredResumes } from '#shared/ai/testing/resumes.ts'
import { errorText } from '#shared/error-text.ts'
import { DeviceLlm } from '#web/ai/device/device-backend.ts'
import { deviceModels } from '#web/ai/device/device-models.ts'
import type { DeviceModel, Offer } from '#web/ai/device/models.ts'
import type { LoadProgress } from '#web/ai/device/protocol.ts'
import { skillsIn } from '#web/ai/skills-in.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'

// Development only: which of the listed models fits this device, and how fast it is here. `npm run bench:ai` presses its buttons.

/** All of them, where the address does not ask for fewer. */
const RESUMES = Number(new URLSearchParams(location.search).get('resumes') ?? Number.POSITIVE_INFINITY)
const NO_FIT = {
  f16: 'no half precision',
  space: 'no free space',
  gpu: 'no memory',
  phone: 'a phone',
} as const
const fitOf = (offer: Offer) => (offer.fits ? 'fits' : `does not fit: ${NO_FIT[offer.because]}`)

interface Measured extends Measures {
  loadMs: number
}

/** Loads a model in a worker of its own, asks it, and ends it. */
async function measureDevice(
  model: DeviceModel,
  baseUrl: string,
  say: (text: string) => void,
): Promise<Measured> {
  const llm = new DeviceLlm({ model, baseUrl })
  try {
    const started = performance.now()
    const onProgress = ({ phase, fraction }: LoadProgress) => say(`${phase} ${Math.round(fraction * 100)} %`)
    await llm.load({ onProgress })
    const loadMs = Math.round(performance.now() - started)
    const measures = await measure(llm.model, measuredResumes().slice(0, RESUMES), {
      skillsIn,
      now: () => performance.now(),
      onResume: (at, of) => say(`resume ${at} of ${of}`),
    })
    return { ...measures, loadMs }
  } finally {
    llm.close()
  }
}

export default function Models() {
  const { offers } = useSyncExternalStore(deviceModels.subscribe, deviceModels.snapshot)
  const [origin, setOrigin] = useState(() => new URLSearchParams(location.search).get('origin') ?? '')
  const [state, setState] = useState('')
  const [measured, setMeasured] = useState<Measured[]>([])
  useEffect(() => void deviceModels.look(), [])
  const run = async (model: DeviceModel) => {
    setState('loading')
    try {
      const result = await measureDevice(model, origin, setState)
      setMeasured((was) => [...was, result])
      setState('')
    } catch (error) {
      setState(`failed: ${errorText(error)}`)
    }
  }
  return (
    <div className="page py-8">
      <h1 className="font-serif text-3xl">Models on this device</h1>
      <div className="my-6 max-w-md">
        <TextField
          label="Origin of the files (empty: where the list points)"
          value={origin}
          onChange={(event) => setOrigin(event.target.value)}
        />
      </div>
      <p>A measurement downloads the whole model.</p>
      <ul className="my-4">
        {offers?.map((offer) => (
          <li key={offer.model.id} className="flex items-baseline gap-4 border-b border-line py-2">
            <span className="flex-1">
              {offer.model.name}, {offer.model.downloadMB} MB: {fitOf(offer)}
            </span>
            <Button
              size="sm"
              disabled={!offer.fits || (state !== '' && !state.startsWith('failed'))}
              aria-label={`Measure ${offer.model.id}`}
              onClick={() => void run(offer.model)}
            >
              Measure
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{state}</p>
      <table className="mt-4 w-full text-left">
        <thead>
          <tr>
            {[
              'Model',
              'Load',
              'First token',
              'Tokens per second',
              'In form',
              'Claims kept',
              'Rewrites kept',
            ].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map((one) => (
            <tr key={one.model} data-measures={JSON.stringify(one)}>
              <td>{one.model}</td>
              <td>{(one.loadMs / 1000).toFixed(1)} s</td>
              <td>{one.firstTokenMs} ms</td>
              <td>{one.tokensPerSecond}</td>
              <td>
                {one.inForm} of {one.resumes}
              </td>
              <td>
                {one.claims.kept} of {one.claims.kept + one.claims.dropped}
              </td>
              <td>
                {one.rewrites.offered} of {one.rewrites.offered + one.rewrites.refused}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
