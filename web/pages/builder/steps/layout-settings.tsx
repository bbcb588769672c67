import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Draft, type DraftLayout, type SectionName, sectionName } from '#shared/schema/draft.ts'
import { focusAfter } from '../focus-after.ts'
import { moved } from '../list-edits.ts'
import { placed } from '../reorder-words.ts'
import type { StepProps } from './step-props.ts'

const LABEL = 'block text-sm font-medium'
const SECTION_LABELS: Record<SectionName, string> = {
  summary: 'Summary',
  experience: 'Work Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  publications: 'Publications',
  volunteering: 'Volunteering',
  interests: 'Interests',
}

const hasContent = (draft: Draft, name: SectionName): boolean => {
  if (name === 'summary') return draft.summary.trim() !== ''
  if (name === 'experience' || name === 'education' || name === 'projects' || name === 'skills')
    return draft[name].length > 0
  return draft.extras.some((extra) => extra.kind === name)
}

function Order({ draft, set }: { draft: Draft; set: (layout: Partial<DraftLayout>) => void }) {
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const chosen = draft.layout.order
  const order = [...chosen, ...sectionName.options.filter((name) => !chosen.includes(name))]
  const shown = order.filter((name) => hasContent(draft, name))
  const move = (name: SectionName, by: number) => {
    const target = shown[shown.indexOf(name) + by]
    if (!target) return
    set({ order: moved(order, order.indexOf(name), order.indexOf(target)) })
    say(placed(SECTION_LABELS[name], shown.indexOf(target), shown.length))
    // At an end of the list the button just pressed is off: its neighbour takes the focus.
    const button = `[data-section="${name}"] button`
    focusAfter(list, `${button}[data-by="${by}"]:enabled`, `${button}:enabled`)
  }
  return (
    <div>
      <p className={LABEL}>Order of sections</p>
      {shown.length === 0 && (
        <p className="text-sm text-ink-soft">Sections appear here once they have content.</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="mt-1">
        {shown.map((name, at) => (
          <li key={name} data-section={name} className="flex items-center gap-1 border-b border-line">
            <span className="min-w-0 flex-1">{SECTION_LABELS[name]}</span>
            <button
              type="button"
              aria-label={`Move ${SECTION_LABELS[name]} up`}
              data-by={-1}
              disabled={at === 0}
              onClick={() => move(name, -1)}
              className="inline-flex size-9 items-center justify-center disabled:opacity-40"
            >
              <ArrowUp aria-hidden className="size-4" />
            </button>
            <button
              type="button"
              aria-label={`Move ${SECTION_LABELS[name]} down`}
              data-by={1}
              disabled={at === shown.length - 1}
              onClick={() => move(name, 1)}
              className="inline-flex size-9 items-center justify-center disabled:opacity-40"
            >
              <ArrowDown aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Page size, accent, type size, spacing, and the order of the sections. */
export function LayoutSettings({ draft, change }: StepProps) {
  const { layout } = draft
  const set = (value: Partial<DraftLayout>) =>
    change(`layout ${Object.keys(value).join()}`, (d) => ({ ...d, layout: { ...d.layout, ...value } }))
  return (
    <div className="mt-2 grid gap-5 sm:grid-cols-2">
      <fieldset className="border-0">
        <legend className={LABEL}>Page size</legend>
        <div className="mt-1 flex gap-5">
          {(['A4', 'Letter'] as const).map((size) => (
            <label key={size} className="flex min-h-6 items-center gap-2">
              <input
                type="radio"
                name="page-size"
                className="size-4 accent-pencil"
                checked={layout.pageSize === size}
                onChange={() => set({ pageSize: size })}
              />
              {size}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={LABEL}>
        Accent colour
        <input
          type="color"
          value={layout.accent}
          onChange={(event) => set({ accent: event.target.value })}
          className="mt-1 block h-9 w-16 rounded-md border border-ink-soft bg-surface"
        />
      </label>
      <label className={LABEL}>
        Font size: {layout.fontSize} pt
        <input
          type="range"
          min={8}
          max={13}
          step={0.5}
          value={layout.fontSize}
          onChange={(event) => set({ fontSize: Number(event.target.value) })}
          className="mt-2 block w-full accent-pencil"
        />
      </label>
      <label className={LABEL}>
        Spacing: {Math.round(layout.spacing * 100)} %
        <input
          type="range"
          min={0.8}
          max={1.4}
          step={0.05}
          value={layout.spacing}
          onChange={(event) => set({ spacing: Number(event.target.value) })}
          className="mt-2 block w-full accent-pencil"
        />
      </label>
      <div className="sm:col-span-2">
        <Order draft={draft} set={set} />
      </div>
    </div>
  )
}
