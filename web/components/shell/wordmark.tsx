import { t } from './texts.ts'

/** The name with one stroke of the blue pencil under it. */
export function Wordmark() {
  return (
    <span className="relative inline-block pb-1 font-serif text-xl font-semibold tracking-tight">
      {t.legible}
      <svg
        aria-hidden
        viewBox="0 0 72 6"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-1.5 w-full"
      >
        <path
          d="M1 4.2C14 2.2 34 1.6 71 2.6"
          fill="none"
          strokeWidth="2.2"
          strokeLinecap="round"
          className="stroke-pencil"
        />
      </svg>
    </span>
  )
}
