import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

interface Owned {
  userId: { name: string } | null
  createdAt: string
}

/** Whose a record is; the account may be gone. */
export const ownerName = ({ userId }: Pick<Owned, 'userId'>) => userId?.name ?? t.unknownUser

/** A person or a thing, and under it what it belongs to: each read from its own side, and both at the side where a line begins. */
export const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <span title={first} className="line-clamp-3 text-start font-medium wrap-anywhere">
      <bdi>{first}</bdi>
    </span>
    <span className="block text-start text-ink-soft wrap-anywhere">
      <bdi>{second}</bdi>
    </span>
  </>
)

/** A record, whose it is and of when: what a question about it names. */
export const Named = ({ name, row }: { name: string; row: Owned }) => (
  <>
    {fill(t.of, {
      name: <bdi className="font-medium text-ink">{name}</bdi>,
      owner: <bdi>{ownerName(row)}</bdi>,
      when: momentText(row.createdAt),
    })}
  </>
)
