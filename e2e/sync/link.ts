import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import type { SyncServer } from '#web/sync/server.ts'
import type { SimulatedServer } from './server.ts'

/** What happens to one call on its way. */
export type Fault =
  /** The request never arrives. */
  | 'lost_request'
  /** The server did it; nobody here learns of it. */
  | 'lost_answer'
  /** It arrives twice. */
  | 'twice'
  /** The device dies before it is sent, or before the answer is read. */
  | 'crash_before'
  | 'crash_after'
  /** Another device gets there first. */
  | 'overtaken'
  /** The person goes on writing here while it is on its way. */
  | 'written'
  | 'unauthorized'
  | 'busy'

export class Crash extends Error {
  override name = 'Crash'
}

/** The network of one device. Faults are used up, call by call; then all is well. */
export class Link {
  online = true
  /** Whose token the device holds; null: the session ended. */
  token: string | null = null
  faults: (Fault | null)[] = []
  /** What another device does while our request is on its way. */
  overtake: () => Promise<void> = async () => {}
  /** What is written on this device meanwhile. */
  write: () => Promise<void> = async () => {}

  constructor(private readonly server: SimulatedServer) {}

  /** The server as a process of this device sees it; `dead` says that the process is no more. */
  for(account: string, life: { dead: boolean }): SyncServer {
    const call = <T>(work: () => Promise<T>) => this.call(account, life, work)
    return {
      push: (mutations, epoch) => call(() => this.server.push(account, structuredClone(mutations), epoch)),
      pull: (since, full) => call(() => this.server.pull(account, since, full)),
      body: (id) => call(() => this.server.body(account, id)),
    }
  }

  private async call<T>(account: string, life: { dead: boolean }, work: () => Promise<T>): Promise<T> {
    const fault = this.faults.shift() ?? null
    const die = () => {
      life.dead = true
      throw new Crash('The device died')
    }
    if (fault === 'crash_before') die()
    if (!this.online || fault === 'lost_request') throw new NetworkProblem(null)
    if (!this.token || fault === 'unauthorized') throw new ApiProblem(401, 'not_signed_in', 'Please sign in.')
    if (this.token !== account) throw new ApiProblem(409, 'account_mismatch', 'Another account is signed in.')
    if (fault === 'busy') throw new ApiProblem(503, 'busy', 'The server is busy.', {}, 1)
    if (fault === 'overtaken') await this.overtake()
    if (fault === 'twice') await work()
    const answer = await work()
    if (fault === 'written') await this.write()
    if (fault === 'crash_after') die()
    if (fault === 'lost_answer') throw new NetworkProblem(null)
    return answer
  }
}
