import { ArrowDown, ArrowUp, Columns2, Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasColumns, isAside } from '#shared/export/designs.ts'
import type { Draft, DraftLayout, SectionName } from '#shared/schema/draft.ts'
import { arrangedAs, type DraftSection, isHidden, sectionsInOrder } from '#shared/schema/draft-order.ts'
import { t } from '../texts.ts'
import { focusAfter } from './focus-after.ts'
import { moved } from './list-edits.ts'
import { placed } from './reorder-words.ts'

const SECTION_LABELS = {
  summary: 'summary',
  experience: 'workExperience',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  certifications: 'certifications',
  languages: 'languages',
  awards: 'awards',
  publications: 'publications',
  volunteering: 'volunteering',
  interests: 'interests',
  references: 'references',
} as const satisfies Record<SectionName, string>

const hasContent = (draft: Draft, { name, custom }: DraftSection): boolean => {
  if (custom) return custom.section.text.trim() !== '' || custom.section.entries.length > 0
  if (name === 'summary') return draft.summary.trim() !== ''
  if (
    name === 'experience' ||
    name === 'education' ||
    name === 'projects' ||
    name === 'skills' ||
    name === 'references'
  )
    return draft[name].length > 0
  return draft.extras.some((extra) => extra.kind === name)
}

const labelOf = ({ name, custom }: DraftSection): string =>
  custom ? custom.section.title.trim() || t.untitledSection : t[SECTION_LABELS[name]]

const ICON = 'inline-flex size-9 pointer-coarse:size-11 items-center justify-center disabled:opacity-40'

interface SectionOrderProps {
  draft: Draft
  set: (layout: Partial<DraftLayout>) => void
}

/** The sections of the page: their order, their headings, and which of them are printed. */
export function SectionOrder({ draft, set }: SectionOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const order = sectionsInOrder(draft)
  const shown = order.filter((section) => hasContent(draft, section))
  const keys = order.map(({ key }) => key)
  const move = (section: DraftSection, by: number) => {
    const target = shown[shown.indexOf(section) + by]
    if (!target) return
    set(arrangedAs(moved(keys, keys.indexOf(section.key), keys.indexOf(target.key))))
    say(placed(labelOf(section), shown.indexOf(target), shown.length))
    // At an end of the list the button just pressed is off: its neighbour takes the focus.
    const button = `[data-section="${CSS.escape(section.key)}"] button`
    focusAfter(list, `${button}[data-by="${by}"]:enabled`, `${button}:enabled`)
  }
  const hide = ({ key }: DraftSection) => {
    const { hidden } = draft.layout
    set({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] })
  }
  const { columns } = draft.layout
  const inColumns = hasColumns(draft)
  const turn = ({ key }: DraftSection) =>
    set({ columns: { ...columns, [key]: isAside(columns, key) ? 'main' : 'aside' } })
  const rename = (key: string, title: string) => set({ titles: { ...draft.layout.titles, [key]: title } })
  return (
    <div>
      <p className="block text-sm font-medium">{t.sections}</p>
      {shown.length === 0 && <p className="text-sm text-ink-soft">{t.sectionsAppearHereOnce}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="mt-1">
        {shown.map((section, at) => {
          const label = labelOf(section)
          const off = isHidden(draft, section.key)
          return (
            <li
              key={section.key}
              data-section={section.key}
              className="flex flex-wrap items-center gap-1 border-b border-line max-sm:py-1"
            >
              <span
                className={`min-w-0 flex-1 truncate sm:basis-28 ${off ? 'text-ink-soft line-through' : ''}`}
              >
                <bdi>{label}</bdi>
              </span>
              {section.name && (
                <input
                  aria-label={t.headingOf({ label })}
                  placeholder={t.usualHeading}
                  value={draft.layout.titles[section.name] ?? ''}
                  maxLength={80}
                  dir="auto"
                  onChange={(event) => rename(section.key, event.target.value)}
                  className="my-1 h-9 pointer-coarse:h-11 w-40 min-w-0 rounded-md max-sm:order-last max-sm:w-full border border-ink-soft bg-surface px-2 text-sm"
                />
              )}
              {inColumns && (
                <button
                  type="button"
                  aria-pressed={isAside(columns, section.key)}
                  aria-label={t.putInTheSidebar({ label })}
                  title={t.sidebar}
                  onClick={() => turn(section)}
                  className={`${ICON} rounded-md aria-pressed:bg-pencil-wash aria-pressed:text-pencil`}
                >
                  <Columns2 aria-hidden className="size-4" />
                </button>
              )}
              <button
                type="button"
                aria-pressed={off}
                aria-label={t.hide({ label })}
                onClick={() => hide(section)}
                className={ICON}
              >
                {off ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
              </button>
              <button
                type="button"
                aria-label={t.moveUp({ name: label })}
                data-by={-1}
                disabled={at === 0}
                onClick={() => move(section, -1)}
                className={ICON}
              >
                <ArrowUp aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label={t.moveDown({ name: label })}
                data-by={1}
                disabled={at === shown.length - 1}
                onClick={() => move(section, 1)}
                className={ICON}
              >
                <ArrowDown aria-hidden className="size-4" />
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
