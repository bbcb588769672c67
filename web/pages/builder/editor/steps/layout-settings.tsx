import { families, isFamily } from '#shared/export/pdf/font-families.ts'
import { type DraftLayout, draftLayout } from '#shared/schema/draft.ts'
import { SectionOrder } from '../entries/section-order.tsx'
import { LanguageSettings } from '../fields/language-settings.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

const LABEL = 'block text-sm font-medium'
const SELECT = 'mt-1 block h-9 pointer-coarse:h-11 w-full rounded-md border border-ink-soft bg-surface px-2'
const FITS = [1, 2, 3, 4]
/** Page size, accent, font, length, page numbers, measures, and the order of the sections. */
export function LayoutSettings({ draft, change }: StepProps) {
  const { layout } = draft
  const set = (value: Partial<DraftLayout>) =>
    change(`layout ${Object.keys(value).join()}`, (d) => ({ ...d, layout: { ...d.layout, ...value } }))
  return (
    <div className="mt-2 grid gap-5 sm:grid-cols-2">
      <fieldset className="border-0">
        <legend className={LABEL}>{t.pageSize}</legend>
        <div className="mt-1 flex gap-5">
          {(['A4', 'Letter'] as const).map((size) => (
            <label key={size} className="flex min-h-6 pointer-coarse:min-h-11 items-center gap-2">
              <input
                type="radio"
                name="page-size"
                className="size-4 accent-pencil"
                checked={layout.pageSize === size}
                onChange={() => set({ pageSize: size })}
              />
              {size === 'Letter' ? t.letter : size}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={LABEL}>
        {t.accentColor}
        <input
          type="color"
          value={layout.accent}
          onChange={(event) => set({ accent: event.target.value })}
          className="mt-1 block h-9 pointer-coarse:h-11 w-16 rounded-md border border-ink-soft bg-surface"
        />
      </label>
      <label className={LABEL}>
        {t.font}
        <select
          value={isFamily(layout.font) ? layout.font : ''}
          onChange={(event) => set({ font: event.target.value })}
          className={SELECT}
        >
          <option value="">{t.theTemplatesOwn}</option>
          {Object.entries(families).map(([id, { name }]) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </select>
      </label>
      <LanguageSettings draft={draft} set={set} />
      <label className={LABEL}>
        {t.lengthIt}
        <select
          value={layout.fitTo}
          onChange={(event) => set({ fitTo: Number(event.target.value) })}
          className={SELECT}
        >
          <option value={0}>{t.asManyPagesAs}</option>
          {FITS.map((pages) => (
            <option key={pages} value={pages}>
              {t.fitToPages(pages)}
            </option>
          ))}
        </select>
      </label>
      <label className={LABEL}>
        {t.pageNumbers}
        <select
          value={layout.pageNumbers}
          onChange={(event) => set({ pageNumbers: draftLayout.shape.pageNumbers.parse(event.target.value) })}
          className={SELECT}
        >
          <option value="">{t.numbersOfTemplate}</option>
          <option value="none">{t.noNumbers}</option>
          <option value="second">{t.numbersFromSecond}</option>
          <option value="all">{t.numbersOnAll}</option>
        </select>
      </label>
      {measuresOf(layout).map(({ field, label, ...range }) => (
        <label key={field} className={LABEL}>
          {label}
          <input
            type="range"
            {...range}
            value={layout[field]}
            onChange={(event) => set({ [field]: Number(event.target.value) })}
            className="mt-2 block w-full accent-pencil pointer-coarse:mt-0 pointer-coarse:h-11"
          />
        </label>
      ))}
      <div className="sm:col-span-2">
        <SectionOrder draft={draft} set={set} />
      </div>
    </div>
  )
}

const shareOf = (value: number): { share: number } => ({ share: Math.round(value * 100) })

const measuresOf = ({ fontSize, spacing, lineHeight, margins }: DraftLayout) =>
  [
    { field: 'fontSize', label: t.fontSizeOf({ size: fontSize }), min: 8, max: 13, step: 0.5 },
    { field: 'spacing', label: t.spacingOf(shareOf(spacing)), min: 0.8, max: 1.4, step: 0.05 },
    { field: 'lineHeight', label: t.lineHeightOf(shareOf(lineHeight)), min: 0.8, max: 1.5, step: 0.05 },
    { field: 'margins', label: t.marginsOf(shareOf(margins)), min: 0.5, max: 1.6, step: 0.05 },
  ] as const
