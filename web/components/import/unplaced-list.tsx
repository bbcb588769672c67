import { type TextTarget, targetsOf, unplacedGroups } from '#shared/import/place-text.ts'
import type { Draft, UnplacedText } from '#shared/schema/draft.ts'
import { useRowAfter } from '#web/components/ui/use-row-after.ts'
import { PlaceMenu } from './place-menu.tsx'
import { t } from './texts.ts'

interface UnplacedListProps {
  draft: Draft
  onPlace: (ids: string[], target: TextTarget) => void
}

/** The texts of the file that have no field yet, as they stand on its pages, with the places they could go to. */
export function UnplacedList({ draft, onPlace }: UnplacedListProps) {
  const targets = targetsOf(draft)
  const leaving = useRowAfter(
    draft.unplaced.map(({ id }) => id),
    false,
  )
  const place = (items: UnplacedText[], target: TextTarget) => {
    const ids = items.map(({ id }) => id)
    leaving(ids.at(-1) ?? '')
    onPlace(ids, target)
  }
  return (
    <ul className="mt-3">
      {unplacedGroups(draft.unplaced).map((items) => (
        <li key={items[0]?.id} className="border-b border-line py-3">
          <Group items={items} targets={targets} onPlace={place} />
        </li>
      ))}
    </ul>
  )
}

interface GroupProps {
  items: UnplacedText[]
  targets: TextTarget[]
  onPlace: (items: UnplacedText[], target: TextTarget) => void
}

function Group({ items, targets, onPlace }: GroupProps) {
  const [first] = items
  if (!first) return null
  const section = first.section || t.above
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
          <bdi>{section}</bdi>
          {first.page && ` · ${t.onPage({ page: first.page })}`}
        </p>
        {items.length > 1 && (
          <PlaceMenu
            name={t.placeAllNamed({ section })}
            targets={targets}
            onPlace={(target) => onPlace(items, target)}
          >
            {t.placeAll(items.length)}
          </PlaceMenu>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-row={item.id} className="flex items-start justify-between gap-3 py-1.5">
            <div className="min-w-0 wrap-anywhere">
              <bdi className="whitespace-pre-line">{item.text}</bdi>
              {item.printed && <p className="text-sm text-ink-soft">{t.inLine({ line: item.printed })}</p>}
            </div>
            <PlaceMenu
              name={t.placeNamed({ text: item.text })}
              targets={targets}
              onPlace={(target) => onPlace([item], target)}
            >
              {t.place}
            </PlaceMenu>
          </li>
        ))}
      </ul>
    </>
  )
}
