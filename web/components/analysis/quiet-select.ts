/** A choice within what is read: it looks like the text it stands in until somebody comes near it. */
export const QUIET_SELECT =
  'min-h-9 max-w-full rounded-md border border-transparent bg-transparent text-sm text-ink-soft hover:border-edge ' +
  'hover:bg-surface hover:text-ink focus-visible:border-edge pointer-coarse:min-h-11'
