import { Button } from '../ui/button.tsx'

const PROVIDERS = ['Google', 'Twitter'] as const

/** The specification names them; no server of ours has them. They say so instead of doing nothing. */
export function SocialButtons() {
  return (
    <div>
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {PROVIDERS.map((provider) => (
          <Button key={provider} disabled aria-describedby="social-note">
            {provider}
          </Button>
        ))}
      </div>
      <p id="social-note" className="mt-2 text-center text-sm text-ink-soft">
        Not set up on this server
      </p>
    </div>
  )
}
