import { useEffect, useRef, useState } from 'react'
import { DESIGN_NAMES, DESIGN_NOTES } from '#shared/export/design-texts.ts'
import { designOf, designs, inDesign } from '#shared/export/designs.ts'
import { pageSizes } from '#shared/export/pdf/page-sizes.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { isFontMissing, writer } from '#web/writer/client.ts'
import { show } from '../../preview/use-pages.ts'
import { bare } from '../../versions/version-list.ts'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

/** In CSS pixels. */
const WIDTH = 148
/** After the last change: what is typed comes before small pictures. */
const PAUSE = 700

/** One picture after the other, in all templates: the page being written waits for one at most. */
function useGlances(draft: Draft) {
  /** Templates whose font is not on this device. */
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const canvases = useRef(new Map<string, HTMLCanvasElement>())
  const { template: _, layout, ...content } = draft
  const { design: __, ...look } = layout
  const shown = JSON.stringify([content, look])
  const latest = useRef(draft)
  latest.current = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: another template shows nothing new in the pictures
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const scale = (WIDTH * Math.min(2, devicePixelRatio)) / pageSizes[draft.layout.pageSize][0]
      for (const design of designs) {
        if (gone) return
        try {
          const picture = await writer.glance(bare(inDesign(latest.current, design.id)), scale)
          const canvas = canvases.current.get(design.id)
          if (gone || !canvas) picture.close()
          else show(canvas, picture)
          setMissing((before) =>
            before.has(design.id) ? new Set([...before].filter((id) => id !== design.id)) : before,
          )
        } catch (error) {
          if (isFontMissing(error)) {
            setMissing((before) => new Set(before).add(design.id))
            continue
          }
          // The names of the templates stand beside the pictures, and another's may be drawn.
          console.error(`The picture of the template ${design.id} could not be drawn:`, error)
        }
      }
    }
    const timer = setTimeout(() => void draw(), PAUSE)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [shown])
  const hold = (id: string, canvas: HTMLCanvasElement | null) => {
    if (canvas) canvases.current.set(id, canvas)
    else canvases.current.delete(id)
  }
  return { hold, missing }
}

export function TemplateChoice({ draft, change }: StepProps) {
  const { hold, missing } = useGlances(draft)
  const chosen = designOf(draft)
  const [width, height] = pageSizes[draft.layout.pageSize]
  return (
    <fieldset className="border-0">
      <legend className="font-semibold">{t.template}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3">
        {designs.map((design) => (
          <label
            key={design.id}
            className={`block cursor-pointer rounded-md border p-3 ${chosen === design.id ? 'border-pencil bg-pencil-wash' : 'border-line bg-surface'}`}
          >
            <canvas
              aria-hidden
              ref={(canvas) => hold(design.id, canvas)}
              style={{ aspectRatio: `${width} / ${height}` }}
              className="mb-2 w-full max-w-[148px] border border-line bg-sunken data-drawn:bg-[#fff]"
            />
            <span className="flex items-center gap-2 font-medium">
              <input
                type="radio"
                name="template"
                className="size-4 shrink-0 accent-pencil"
                checked={chosen === design.id}
                onChange={() => change('template', (d) => inDesign(d, design.id))}
              />
              {DESIGN_NAMES[design.id]}
            </span>
            <span className="mt-1 block text-sm text-ink-soft">{DESIGN_NOTES[design.id]}</span>
            {missing.has(design.id) && (
              <span className="mt-1 block text-sm text-fair">{t.needsAConnectionOnce}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
