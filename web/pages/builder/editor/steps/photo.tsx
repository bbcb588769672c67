import { useId, useState } from 'react'
import { designOf, inDesign } from '#shared/export/designs.ts'
import { PHOTO_HEIGHT, PHOTO_WIDTH } from '#shared/schema/photo.ts'
import { photoFromFile } from '../fields/photo-from-file.ts'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

const BUTTON = 'min-h-9 pointer-coarse:min-h-11 rounded-md border border-ink-soft px-4 font-medium'

/** A picture of the person: none unless they add one. */
export function Photo({ draft, change }: StepProps) {
  const [problem, setProblem] = useState('')
  const field = useId()
  const { photo } = draft
  const take = async (file: File) => {
    const jpeg = await photoFromFile(file)
    setProblem(jpeg ? '' : t.weCantReadThis)
    if (jpeg) change('photo', (d) => ({ ...inDesign(d, 'portrait'), photo: { ...d.photo, jpeg } }))
  }
  return (
    <details className="mt-8" open={photo !== undefined}>
      <summary className="min-h-9 cursor-pointer font-semibold pointer-coarse:py-2.5">
        {t.photoOptional}
      </summary>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{t.commonInGermanyAustria}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {photo && (
          <img
            src={`data:image/jpeg;base64,${photo.jpeg}`}
            alt={t.yoursAsItWill}
            width={PHOTO_WIDTH / 4}
            height={PHOTO_HEIGHT / 4}
            className="h-[94px] w-[75px] border border-line object-cover"
          />
        )}
        <label
          htmlFor={field}
          className={`${BUTTON} inline-flex cursor-pointer items-center focus-within:outline-2`}
        >
          {photo ? t.replacePhoto : t.addPhoto}
          <input
            id={field}
            type="file"
            accept="image/*"
            className="sr-only"
            aria-describedby={problem ? `${field}-problem` : undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void take(file)
            }}
          />
        </label>
        {photo && (
          <button
            type="button"
            className={BUTTON}
            onClick={() => change('photo', (d) => ({ ...d, photo: undefined }))}
          >
            {t.removePhoto}
          </button>
        )}
      </div>
      <p role="status" id={`${field}-problem`} className="mt-2 text-sm text-fair">
        {problem}
      </p>
      {photo && designOf(draft) !== 'portrait' && (
        <p className="mt-2 text-sm">
          {t.onlyWithPhotoPrintsIt}{' '}
          <button
            type="button"
            className="text-pencil underline underline-offset-2"
            onClick={() => change('template', (d) => inDesign(d, 'portrait'))}
          >
            {t.useThisTemplate}
          </button>
        </p>
      )}
    </details>
  )
}
