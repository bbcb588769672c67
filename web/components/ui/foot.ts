import { useLayoutEffect, useState } from 'react'

/** Rows of buttons that stand at the foot of a small window, such as the steps of the builder, bear this mark. */
const FEET = '[data-foot]'

/** What floats above them and is there to be tapped bears this one. */
const FLOATS = '[data-floats]'

const heightOf = (feet: string): number =>
  Math.max(
    0,
    ...[...document.querySelectorAll(feet)]
      .map((foot) => innerHeight - foot.getBoundingClientRect().top)
      .filter((taken) => taken < innerHeight / 2),
  )

/** How much of the window's foot they take. */
export const footHeight = (): number => heightOf(`${FEET}, ${FLOATS}`)

/** Until the answer is called. */
export function whenFootMoves(told: () => void): () => void {
  addEventListener('scroll', told, { passive: true })
  const size = new ResizeObserver(told)
  size.observe(document.documentElement)
  // A dialog that is still fetched when a toast comes brings its own row of buttons. Measured when a frame is laid out anyway.
  let frame = 0
  const content = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(told)
  })
  content.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('scroll', told)
    size.disconnect()
    content.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** How far above the window's foot there is room for what floats, while it does. */
export function useFoot(floats: boolean): number {
  const [foot, setFoot] = useState(0)
  useLayoutEffect(() => {
    if (!floats) return
    const measure = () => setFoot(heightOf(FEET))
    measure()
    return whenFootMoves(measure)
  }, [floats])
  return foot
}
