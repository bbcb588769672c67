import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { t } from '../texts.ts'

// What a screen reader hears while entries are moved: names and places, not ids.

interface Listed {
  id: string
  name: string
}

export const howToReorder = () => t.toMoveItPress

export const howToMoveTags = () => t.pressAltWithAn

export const placed = (name: string, at: number, count: number): string =>
  t.isNow({ name, number: at + 1, count })

export function reorderWords(entries: Listed[]): Announcements {
  const placeOf = (id: UniqueIdentifier | undefined) => entries.findIndex((entry) => entry.id === id)
  const nameOf = (id: UniqueIdentifier) => entries[placeOf(id)]?.name ?? ''
  const moving = (id: UniqueIdentifier, at: UniqueIdentifier) =>
    t.movingOf({ name: nameOf(id), number: placeOf(at) + 1, count: entries.length })
  return {
    // It is over its own place at once: both say the same.
    onDragStart: ({ active }) => moving(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? moving(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      placed(nameOf(active.id), placeOf(over?.id ?? active.id), entries.length),
    onDragCancel: ({ active }) => t.isBackWhereIt({ name: nameOf(active.id) }),
  }
}
