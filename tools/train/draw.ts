import type { Example } from './logistic.ts'
import { noisy } from './noise.ts'
import { type Random, textNumber } from './random.ts'
import type { Source } from './source.ts'

export interface Drawn extends Example {
  source: string
}

interface Split {
  train: Drawn[]
  /** One text in ten, by the text itself: none of them is trained on, in whatever noise. */
  heldOut: Drawn[]
}

/** As many of each class, and of each source of a class as its share says. */
export function drawn(
  sources: readonly Source[],
  classes: readonly string[],
  each: number,
  random: Random,
): Split {
  const train: Drawn[] = []
  const heldOut: Drawn[] = []
  for (const is of classes) {
    const own = sources.filter((s) => s.is === is)
    const total = own.reduce((sum, s) => sum + s.share, 0)
    for (const source of own) {
      const count = Math.round((each * source.share) / total)
      for (let i = 0; i < count; i++) {
        const text = source.draw(random)
        if (text === '') continue
        const one = { text: noisy(text, is, random), is, source: source.name }
        if (textNumber(text) % 10 === 0) heldOut.push(one)
        else train.push(one)
      }
    }
  }
  return { train, heldOut }
}
