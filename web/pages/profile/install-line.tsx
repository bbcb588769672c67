import { Button } from '#web/components/ui/button.tsx'
import { pwa, usePwa } from '#web/pwa/pwa.ts'
import { t } from './texts.ts'

/** Where the browser can install the app, its button; on iOS, the way there. */
export default function InstallLine() {
  const { canInstall, iosHint } = usePwa()
  if (canInstall)
    return (
      <Button size="sm" className="mt-4" onClick={pwa.install}>
        {t.installLegible}
      </Button>
    )
  if (!iosHint) return null
  return <p className="mt-4 text-sm text-ink-soft">{t.toInstallLegibleOpenThe}</p>
}
