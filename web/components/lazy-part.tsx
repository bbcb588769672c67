import { type ComponentType, lazy } from 'react'
import { t } from './shell/texts.ts'
import { Button } from './ui/button.tsx'

/** A page that outlived its version: what is on it stays until the person says so. */
function Unfetched() {
  return (
    <div
      role="alert"
      className="fixed bottom-4 start-4 z-30 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4 text-base text-ink shadow-float"
    >
      <span className="measure">{t.aPartOfLegibleCould}</span>
      <Button size="sm" onClick={() => location.reload()}>
        {t.reloadThePage}
      </Button>
    </div>
  )
}

/** A part of a page that is fetched when it is wanted. One that cannot be fetched takes nothing else away with it. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => {
      console.error(error)
      return { default: Unfetched }
    }),
  )
