import type { RefObject } from 'react'

/** After the next drawing the focus goes to the first of these that is there: what was pressed may be gone or off. */
export function focusAfter(frame: RefObject<HTMLElement | null>, ...choices: string[]) {
  requestAnimationFrame(() =>
    choices
      .map((choice) => frame.current?.querySelector<HTMLElement>(choice))
      .find((found) => found)
      ?.focus(),
  )
}
