import { ArrowLeft, Ellipsis, Undo2 } from 'lucide-react'
import { type RefObject, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { useMedia } from '#web/components/ui/use-media.ts'
import { t } from '../texts.ts'
import { Versions } from '../versions/versions.tsx'
import type { DraftControl } from './draft/draft-session.ts'
import { SavedState } from './saved-state.tsx'

const Tailoring = lazyPart(() => import('../versions/tailoring.tsx'))

/** There the form begins under one row: what is not needed at every step is in a menu. */
export const ON_A_PHONE = '(width < 40rem)'

/** A way on that looks like a link and is as large as a finger. */
export const JUMP = 'min-h-11 shrink-0 text-sm tabular-nums underline underline-offset-2'
const ICON =
  'inline-flex size-9 pointer-coarse:size-11 shrink-0 items-center justify-center disabled:opacity-40'

/** One arrow, and the same mirrored. */
const BACK_AND_FORTH = [
  ['undo', 'size-4'],
  ['redo', 'size-4 -scale-x-100'],
] as const

interface HeadProps {
  id: string
  control: DraftControl
  heading: RefObject<HTMLHeadingElement | null>
  score: number | undefined
  onScore: () => void
  onPreview: () => void
  onSave: () => void
}

interface Actions extends HeadProps {
  onVersions: () => void
  onTailor: () => void
}

const Rest = ({ control, onPreview, onVersions, onTailor }: Actions) => (
  <Menu
    trigger={
      <button type="button" aria-label={t.more} className={`${ICON} -me-2`}>
        <Ellipsis aria-hidden className="size-5" />
      </button>
    }
  >
    <MenuItem onSelect={onPreview}>{t.preview}</MenuItem>
    {BACK_AND_FORTH.map(([way]) => (
      <MenuItem key={way} disabled={!control[way]} onSelect={() => control[way]?.()}>
        {t[way]}
      </MenuItem>
    ))}
    <MenuItem onSelect={onVersions}>{t.versions}</MenuItem>
    <MenuItem onSelect={onTailor}>{t.tailorToAJob}</MenuItem>
  </Menu>
)

const Row = ({ control, onPreview, onSave, onVersions, onTailor }: Actions) => (
  <>
    <button type="button" className={`${JUMP} lg:hidden`} onClick={onPreview}>
      {t.preview}
    </button>
    <SavedState saving={control.saving} draft={control.draft} />
    <span className="flex items-center">
      {BACK_AND_FORTH.map(([way, arrow]) => (
        <button
          key={way}
          type="button"
          aria-label={t[way]}
          disabled={!control[way]}
          onClick={() => control[way]?.()}
          className={ICON}
        >
          <Undo2 aria-hidden className={arrow} />
        </button>
      ))}
    </span>
    <Button variant="secondary" onClick={onVersions}>
      {t.versions}
    </Button>
    <Button variant="secondary" onClick={onTailor}>
      {t.tailorToAJob}
    </Button>
    <Button onClick={onSave}>{t.saveResume}</Button>
  </>
)

/** The resume's name, its score, and what can be done with it at any step. */
export function Head(props: HeadProps) {
  const { id, control, heading, score, onScore } = props
  const isPhone = useMedia(ON_A_PHONE)
  const [dialog, setDialog] = useState<'versions' | 'tailoring' | null>(null)
  // Once it is here it stays, and gives the focus back when it closes.
  const [tailors, setTailors] = useState(false)
  const close = () => setDialog(null)
  const actions = {
    ...props,
    onVersions: () => setDialog('versions'),
    onTailor: () => {
      setTailors(true)
      setDialog('tailoring')
    },
  }
  return (
    <div
      data-toasts-at-foot
      className="print:hidden mb-1 flex items-center justify-between gap-x-3 sm:mb-4 sm:flex-wrap sm:gap-x-6 sm:gap-y-3"
    >
      <h1
        ref={heading}
        tabIndex={-1}
        className="min-w-0 break-words font-serif text-xl max-sm:flex max-sm:items-center max-sm:text-lg sm:text-2xl"
      >
        <Link
          to="/builder"
          className="inline-flex shrink-0 items-center text-ink-soft max-sm:-ms-2 max-sm:size-11 max-sm:justify-center pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden className="size-5 sm:hidden rtl:rotate-180" />
          <span className="max-sm:sr-only">{t.resumeBuilder}</span>
        </Link>
        <span className="text-ink-soft max-sm:sr-only"> / </span>
        <bdi className="max-sm:min-w-0 max-sm:truncate">{control.name}</bdi>
      </h1>
      <div className="flex shrink-0 items-center gap-x-2 sm:shrink sm:flex-wrap sm:gap-3">
        <button type="button" className={`${JUMP} min-[87.5rem]:hidden`} onClick={onScore}>
          {/* Two figures wide from the beginning: nothing beside it moves when they come. The third of a 100 moves it;
              a place kept for that would part the row on a phone. */}
          {t.score} <span className="inline-block min-w-[2ch] text-left underline">{score ?? '…'}</span>
        </button>
        {isPhone ? <Rest {...actions} /> : <Row {...actions} />}
      </div>
      <Versions control={control} open={dialog === 'versions'} onClose={close} />
      {tailors && (
        <Suspense>
          <Tailoring id={id} draft={control.draft} open={dialog === 'tailoring'} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
