import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { t } from './texts.ts'
import { useOpener } from './use-opener.ts'

/** A sheet from the foot of a small screen: what stands beside the text on a large one. */
export function Sheet({
  open,
  onClose,
  onGone,
  title,
  head,
  foot,
  children,
}: {
  open: boolean
  onClose: () => void
  /** It is closed; true where the focus goes elsewhere than where it came from. */
  onGone: () => boolean
  title: string
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}) {
  const opener = useOpener()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(12_12_16/0.5)]" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={(event) => {
            if (onGone()) event.preventDefault()
            else opener.giveBack(event)
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[88dvh] animate-rise flex-col rounded-t-md border-t border-line bg-paper shadow-float outline-none"
        >
          <div className="flex items-center justify-between gap-x-4 border-b border-line py-1 pe-1 ps-4">
            <Radix.Title className={head ? 'sr-only' : 'font-serif text-xl'}>{title}</Radix.Title>
            {head}
            <Radix.Close
              aria-label={t.close}
              className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
          {foot}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
