/** The number of a mark: the same in the list and on the page. */
export function MarkNumber({ number, lit }: { number: number; lit: boolean }) {
  return (
    <span
      aria-hidden
      className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-pencil text-[13px] font-semibold tabular-nums ${
        lit ? 'bg-pencil text-surface' : 'bg-surface text-pencil'
      }`}
    >
      {number}
    </span>
  )
}
