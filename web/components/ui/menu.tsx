import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactNode, useRef, useState } from 'react'

interface MenuProps {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
}

/** Beside its button in the page's outline: a dialog hides what is outside it, and a landmark names what is inside. */
const HOSTS = '[role="dialog"], main, header'

/** `trigger` is one button; the entries are MenuItems. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <Radix.Root
      modal={false}
      onOpenChange={(open) => open && setHost(place.current?.closest<HTMLElement>(HOSTS) ?? null)}
    >
      <span ref={place} className="contents">
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      </span>
      <Radix.Portal container={host}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 animate-rise overflow-y-auto rounded-md border border-line bg-surface py-1 text-base text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  children: ReactNode
  danger?: boolean
  disabled?: boolean
}

export function MenuItem({ onSelect, children, danger = false, disabled = false }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={`flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-pencil-wash ${danger ? 'text-poor' : ''}`}
    >
      {children}
    </Radix.Item>
  )
}
