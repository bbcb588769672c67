import { Button } from '../ui/button.tsx'
import { t } from './texts.ts'

const providers = () => [t.google, t.twitter] as const

/** The specification names them; no server of ours has them. They say so instead of doing nothing. */
export function SocialButtons() {
  return (
    <div>
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.orContinueWith}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {providers().map((provider) => (
          <Button key={provider} disabled aria-describedby="social-note">
            {provider}
          </Button>
        ))}
      </div>
      <p id="social-note" className="mt-2 text-center text-sm text-ink-soft">
        {t.notSetUpOnThis}
      </p>
    </div>
  )
}
