import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

// What a screen reader hears while entries are moved: names and places, not ids.

interface Listed {
  id: string
  name: string
}

export const HOW_TO_REORDER =
  'To move it, press Space, then the arrow keys; Space again puts it down, Escape puts it back.'

export const HOW_TO_MOVE_TAGS = 'Press Alt with an arrow key to move it, Delete to remove it.'

export const placed = (name: string, at: number, count: number): string =>
  `${name} is now ${at + 1} of ${count}.`

export function reorderWords(entries: Listed[]): Announcements {
  const placeOf = (id: UniqueIdentifier | undefined) => entries.findIndex((entry) => entry.id === id)
  const nameOf = (id: UniqueIdentifier) => entries[placeOf(id)]?.name ?? ''
  const moving = (id: UniqueIdentifier, at: UniqueIdentifier) =>
    `Moving ${nameOf(id)}: ${placeOf(at) + 1} of ${entries.length}.`
  return {
    // It is over its own place at once: both say the same.
    onDragStart: ({ active }) => moving(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? moving(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      placed(nameOf(active.id), placeOf(over?.id ?? active.id), entries.length),
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  }
}
