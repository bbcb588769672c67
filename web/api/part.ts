import { NetworkProblem } from './problem.ts'

/** A part of the app that did not come: without a network, or because a newer version has taken its place. */
export class MissingPart extends NetworkProblem {
  override name = 'MissingPart'
  constructor(cause: unknown) {
    super(
      cause,
      'A part of Legible could not be fetched. Check your connection, or reload the page to get the newest version.',
    )
  }
}

/** Parts of the app come over the network too: one that does not come is no connection, not an error of the browser. */
export const part = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new MissingPart(cause)
  })
