import { useAway } from './network-line.tsx'

/** Where something cannot be done without the server, and only while it cannot be reached. */
export function NeedsServer({ what }: { what: string }) {
  if (!useAway()) return null
  return (
    <p className="measure text-sm text-fair">
      {what} needs the server. It works as soon as the server can be reached again.
    </p>
  )
}
