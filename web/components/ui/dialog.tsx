import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { t } from './texts.ts'
import { TOASTS } from './toaster.tsx'
import { useOpener } from './use-opener.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The row of actions at the foot; the safe one first. */
  actions?: ReactNode
  children?: ReactNode
  size?: 'sm' | 'md' | 'full'
  /** A choice has to be made: neither Escape nor a click outside closes it. */
  insist?: boolean
}

const SIZES = {
  sm: 'max-w-md',
  md: 'max-w-2xl',
  full: 'max-w-[1280px]',
} as const

const keepOpen = (event: Event) => event.preventDefault()
/** Putting a toast away is not a click beside the dialog. */
const keepForToast = (event: CustomEvent<{ originalEvent: Event }>) => {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest(TOASTS)) event.preventDefault()
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  children,
  size = 'sm',
  insist = false,
}: DialogProps) {
  const opener = useOpener()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          data-over={size}
          className="fixed inset-0 z-40 grid animate-fade grid-cols-1 place-items-center overflow-y-auto bg-[rgb(12_12_16/0.5)] p-3 sm:p-6 print:static print:block print:bg-transparent print:p-0"
        >
          <Radix.Content
            className={`relative w-full ${SIZES[size]} animate-rise rounded-md border border-line bg-paper p-5 shadow-float outline-none sm:p-8 print:max-w-none print:border-0 print:p-0 print:shadow-none`}
            onOpenAutoFocus={opener.remember}
            onCloseAutoFocus={opener.giveBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={keepForToast}
            {...(insist ? { onEscapeKeyDown: keepOpen, onPointerDownOutside: keepOpen } : {})}
          >
            <Radix.Title className="pe-10 font-serif text-2xl font-medium">{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="measure mt-3 text-ink-soft wrap-anywhere">{description}</div>
              </Radix.Description>
            )}
            {children}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3 print:hidden">{actions}</div>}
            {!insist && (
              <Radix.Close
                aria-label={t.close}
                className="absolute top-3 end-3 flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink sm:top-6 sm:end-6 print:hidden"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
