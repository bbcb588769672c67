import { NetworkProblem } from './problem.ts'

/** Parts of the app come over the network too: one that does not come is no connection, not an error of the browser. */
export const part = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new NetworkProblem(cause)
  })
