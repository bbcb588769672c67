import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

interface Owned {
  userId: { name: string } | null
  createdAt: string
}

/** Whose a record is; the account may be gone. */
export const ownerName = ({ userId }: Pick<Owned, 'userId'>) => userId?.name ?? t.unknownUser

/** A person or a thing, and under it what it belongs to: each from its own side, however it is written. */
export const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <bdi title={first} className="line-clamp-3 text-left font-medium wrap-anywhere">
      {first}
    </bdi>
    <bdi className="block text-left text-ink-soft wrap-anywhere">{second}</bdi>
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
