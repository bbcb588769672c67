import { LoaderCircle } from 'lucide-react'
import {
  type ButtonHTMLAttributes,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusPage } from './focus-page.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet'
export type ButtonSize = 'md' | 'sm'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium no-underline ' +
  'transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft ' +
  'aria-disabled:cursor-not-allowed'

/** Disabled, a button without a box gets none. */
const NO_BOX = 'disabled:border-transparent! disabled:bg-transparent!'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-pencil bg-pencil text-on-pencil hover:border-ink hover:bg-ink hover:text-paper',
  secondary: 'border-edge bg-surface text-ink hover:border-ink',
  quiet: `border-transparent bg-transparent text-pencil hover:bg-pencil-wash ${NO_BOX}`,
  danger: 'border-poor bg-surface text-poor hover:bg-poor hover:text-paper',
  'danger-quiet': `border-transparent bg-transparent text-poor hover:bg-poor-wash ${NO_BOX}`,
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2',
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
}

/** The look of a button, for links that act as one. */
export const buttonStyle = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md') =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner before the label; the label itself says what is going on. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

const nowhere = () => document.activeElement === document.body
const leaveToPage = () => nowhere() && focusPage()

/** Disabled for its own work, a button loses the focus and takes it back; one that goes leaves it to the page. */
function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (!busy && pressed.current && nowhere()) {
      if (button.current?.disabled) leaveToPage()
      else button.current?.focus()
    }
    pressed.current = busy && document.activeElement === button.current
  }, [button, busy])
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      // One that goes while it works was disabled, and has lost the focus already.
      if (document.activeElement === own || (pressed.current && nowhere())) requestAnimationFrame(leaveToPage)
    }
  }, [button])
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  type = 'button',
  className = '',
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useKeptFocus(button, busy)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [])
  return (
    <button
      ref={button}
      type={type}
      aria-busy={busy || undefined}
      className={`${buttonStyle(variant, size)} ${className}`}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  )
}
