import { Menu, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { fill } from '#web/i18n/fill.tsx'
import { warm } from '#web/routes.ts'
import { useSession } from '#web/session/session.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import { HeaderBar } from './header-bar.tsx'
import { entriesFor } from './navigation.ts'
import { useSignOut } from './sign-out.tsx'
import { t } from './texts.ts'
import { Wordmark } from './wordmark.tsx'

const SyncIndicator = lazyPart(() => import('./sync-indicator.tsx'))

const ENTRY =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink ' +
  'aria-[current=page]:border-pencil aria-[current=page]:font-medium aria-[current=page]:text-ink'

interface EntryProps {
  to: string
  label: string
  className?: string
}

function Entry({ to, label, className = '' }: EntryProps) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      onPointerEnter={() => warm(to)}
      onFocus={() => warm(to)}
      className={`${ENTRY} ${className}`}
    >
      {label}
    </NavLink>
  )
}

function GuestLinks() {
  return (
    <>
      <Entry to="/login" label={t.login} />
      <NavLink
        to="/register"
        onPointerEnter={() => warm('/register')}
        className={`${buttonStyle('primary', 'sm')} relative aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-1.5 aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-pencil`}
      >
        {t.register}
      </NavLink>
    </>
  )
}

function MemberLinks({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  return (
    <>
      <span className="min-w-0 text-sm text-ink-soft max-xl:w-full max-xl:break-words" title={name}>
        {fill(t.hello, {
          name: <bdi className="xl:inline-block xl:max-w-28 xl:truncate xl:align-bottom">{name}</bdi>,
        })}
      </span>
      <Entry to="/profile" label={t.profile} />
      <Button size="sm" onClick={onSignOut}>
        {t.logout}
      </Button>
    </>
  )
}

export function Header() {
  const { status, user, isAdmin } = useSession()
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const signOut = useSignOut()
  const signedIn = status === 'signed_in'
  const entries = entriesFor(signedIn, isAdmin)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry was chosen: the menu has done its work
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  const right =
    status === 'loading' ? null : signedIn && user ? (
      <MemberLinks name={user.name} onSignOut={signOut} />
    ) : (
      <GuestLinks />
    )
  const menu = (
    <div id="mobile-menu" hidden={!open} className="page border-t border-line pb-6 xl:hidden">
      {open && (
        <>
          <nav aria-label={t.main} className="flex flex-col">
            {entries.map(({ to, label }) => (
              <Entry
                key={to}
                to={to}
                label={label}
                className="min-h-12 border-b! border-line! aria-[current=page]:border-pencil!"
              />
            ))}
          </nav>
          <div className="mt-4 flex flex-wrap items-center gap-4">{right}</div>
        </>
      )}
    </div>
  )
  return (
    <HeaderBar below={menu}>
      <Link to="/" aria-label={t.legibleToTheStart} className="shrink-0 py-2">
        <Wordmark />
      </Link>
      <nav aria-label={t.main} className="hidden flex-auto items-center gap-x-5 text-sm xl:flex">
        {entries.map(({ to, label }) => (
          <Entry key={to} to={to} label={label} />
        ))}
      </nav>
      {/* Where all has too little room, the words of the sync state go first: no entry breaks in two for them. */}
      <div className="ms-auto flex min-w-0 shrink-[99999] items-center gap-x-[min(1rem,2vw)]">
        {signedIn && (
          <Suspense>
            <SyncIndicator />
          </Suspense>
        )}
        <div className="hidden shrink-0 items-center gap-x-4 text-sm xl:flex">{right}</div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? t.closeMenu : t.openMenu}
          onClick={() => setOpen(!open)}
          className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-md xl:hidden"
        >
          {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
        </button>
      </div>
    </HeaderBar>
  )
}
