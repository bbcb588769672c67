import { NetworkProblem } from './problem.ts'
import { t } from './texts.ts'

/** A part of the app that did not come: without a network, or because a newer version has taken its place. */
export class MissingPart extends NetworkProblem {
  override name = 'MissingPart'
  constructor(cause: unknown) {
    super(cause, t.aPartOfLegibleCould)
  }
}

/** Parts of the app come over the network too: one that does not come is no connection, not an error of the browser. */
export const part = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new MissingPart(cause)
  })
