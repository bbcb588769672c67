import './trusted-scripts.ts'
import './zod-without-eval.ts'
import { DirectionProvider } from 'radix-ui/direction'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { chosenLanguage, isRightToLeft } from '#shared/i18n/language.ts'
import './styles/main.css'
import { App } from './app.tsx'
import { followSystemTheme } from './components/shell/theme.ts'
import { ToastProvider } from './components/ui/toast.tsx'
import { startLanguage } from './i18n/start-language.ts'
import { warm } from './routes.ts'
import { SessionProvider } from './session/session.tsx'

/** What the shell shows is on the screen before the app takes the thread. A tab nobody looks at has no frame to wait for. */
const painted = () =>
  new Promise<void>((resolve) =>
    document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)),
  )

async function start(root: HTMLElement) {
  followSystemTheme()
  warm(location.pathname)
  await startLanguage()
  await painted()
  // In slices: a phone stays awake while it draws its first page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <DirectionProvider dir={isRightToLeft(chosenLanguage.get()) ? 'rtl' : 'ltr'}>
            <SessionProvider>
              <ToastProvider>
                <App />
              </ToastProvider>
            </SessionProvider>
          </DirectionProvider>
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

// too-old.js takes the root away where the app would break.
const root = document.getElementById('root')
if (root) await start(root)
