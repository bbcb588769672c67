import { errorText } from '#shared/error-text.ts'
import type {
  ChangePasswordBody,
  LoginBody,
  ProfileBody,
  RegisterBody,
  User,
} from '#shared/schema/account.ts'
import { type Fetch, signedFetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { ApiProblem, NetworkProblem, problemOf, troubleOf } from '#web/api/problem.ts'
import type { OpenAccount, UnsavedDrafts } from './account.ts'
import { type SessionKeys, TOKEN_KEY } from './keys.ts'
import { type SessionState, SIGNED_OUT } from './state.ts'
import { t } from './texts.ts'

export type Unsynced = 'sync' | 'keep' | 'discard'
type LoggedOut =
  /** `offline`: the session ends on the server as soon as this device reaches it. */
  | { signedOut: true; offline: boolean }
  /** Some of them are resumes whose last words the disk did not take. */
  | ({ signedOut: false; unsynced: number } & UnsavedDrafts)

interface MachineParts {
  keys: SessionKeys
  fetch: Fetch
  /** False where the browser is sure that there is no network. */
  online: () => boolean
  openAccount: (id: string, fetch: Fetch, user: User | null) => Promise<OpenAccount>
}

/** How long a start or a sign-out waits for the server before this device goes on alone. */
const VERIFY_MS = 4_000
/** From here on it is the server, or a proxy before it, that cannot. */
const SERVER_BROKEN = 500
/** A server that is only slow is there. */
const isAway = (error: Error) =>
  error instanceof NetworkProblem || (error instanceof ApiProblem && error.status >= SERVER_BROKEN)

const TOO_MANY = 429
const isUnable = (status: number) => status >= SERVER_BROKEN || status === TOO_MANY

const DEACTIVATED = 'account_deactivated'

const NONE_UNSAVED: UnsavedDrafts = { unsaved: 0, lost: 0 }

const calls = () => part(() => import('./calls.ts'))

const needsConfirmation = async (answer: Response): Promise<boolean> =>
  answer.status === 403 && (await problemOf(answer.clone(), '')).code === 'confirm_required'

/** Who is signed in. Knows no framework; the provider puts it on the screen. */
export class SessionMachine {
  private state: SessionState
  private starting: Promise<void> | null = null
  private verifying = false
  private asked: Promise<boolean> | null = null
  private settle: (done: boolean) => void = () => undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: MachineParts) {
    this.state = parts.keys.token() ? { ...SIGNED_OUT, status: 'loading' } : SIGNED_OUT
  }

  current = () => this.state
  /** Whether anybody has had an account on this device. */
  isKnown = () => this.parts.keys.known()
  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Signed fetch of this tab's account. */
  fetch: Fetch = (input, init) => this.signed(this.state.account?.id ?? null)(input, init)

  /** Twice at once (React's strict mode) is one start. */
  start(): Promise<void> {
    this.starting ??= this.begin().finally(() => {
      this.starting = null
    })
    return this.starting
  }

  private async begin(): Promise<void> {
    void this.endLeftSessions()
    const token = this.parts.keys.token()
    if (!token) return
    const [verified, module] = await Promise.all([this.verify(), calls().catch(() => null)])
    // The server may have given a new token, to this tab or to another one of the same account.
    const { keys } = this.parts
    const current = keys.token()
    const isSame = !(verified instanceof Error) && keys.account() === verified._id
    if (!current || (current !== token && !isSame)) return
    if (verified instanceof ApiProblem && verified.status === 401 && verified.code !== 'account_deleted') {
      console.warn('The server did not accept the session', verified)
      this.parts.keys.clear()
      const turnedAway = verified.code === DEACTIVATED ? 'deactivated' : 'expired'
      this.set({ ...SIGNED_OUT, turnedAway })
      return
    }
    if (!(verified instanceof Error)) {
      await this.enter(verified, current)
      return
    }
    if (!module) console.info('The session layer is not on this device yet')
    await this.enterOffline(verified)
  }

  async login(body: LoginBody): Promise<void> {
    const { user, token } = await (await calls()).login(this.unsigned, body)
    await this.enter(user, token)
  }

  async loginWithPasskey(remember: boolean): Promise<void> {
    const { loginWithPasskey } = await part(() => import('#web/api/passkey.ts'))
    const { user, token } = await loginWithPasskey(this.unsigned, remember)
    await this.enter(user, token)
  }

  /** Does not sign in: the person does, on the next screen. */
  async register(body: RegisterBody): Promise<void> {
    const { token } = await (await calls()).register(this.unsigned, body)
    const { keys } = this.parts
    keys.markKnown()
    // The screen goes on to signing in: what registering opened would stand in the list of devices for nobody.
    keys.setEnded([...keys.ended(), token])
    void this.endLeftSessions()
    // Why somebody had to sign in anew says nothing to who is new.
    if (this.state.turnedAway) this.set({ ...this.state, turnedAway: '' })
  }

  async updateProfile(body: ProfileBody): Promise<User> {
    const user = await (await calls()).updateProfile(this.fetch, body)
    await this.take(user)
    // 'Keep resumes on this device' may just have been turned off.
    void this.state.account?.engine.flush('renewed')
    return user
  }

  async changePassword(body: ChangePasswordBody): Promise<void> {
    await (await calls()).changePassword(this.fetch, body)
  }

  /** The same person again, over the untouched page. */
  async reauthenticate(password: string, code = ''): Promise<void> {
    const { user: before, account, confirming } = this.state
    if (!before || !account) throw new Error('Nobody is signed in')
    const given = { email: before.email, password, ...(code ? { code } : {}) }
    const { user, token } = await (await calls()).login(this.unsigned, given)
    if (user._id !== before._id) throw new ApiProblem(409, 'other_account', t.thisIsAnotherAccount)
    // The session before is over: nobody is to find two of this device.
    if (confirming) await this.endSession()
    this.parts.keys.set(token, user._id)
    await this.take(user)
    this.confirmed(true)
    this.set({
      ...this.state,
      expired: false,
      deactivated: false,
      postponed: false,
      offline: false,
    })
    void account.engine.flush('renewed')
  }

  /** Answers whether the person entered the password once more. */
  private confirm(): Promise<boolean> {
    this.asked ??= new Promise((resolve) => {
      this.settle = resolve
    })
    this.set({ ...this.state, confirming: true })
    return this.asked
  }

  confirmed(done: boolean) {
    this.settle(done)
    this.asked = null
    if (this.state.confirming) this.set({ ...this.state, confirming: false })
  }

  /** Signing in again can wait, and be wanted after all. */
  postpone(postponed: boolean) {
    this.set({ ...this.state, postponed })
  }

  /** With work that the server does not have, and no choice made, nothing happens: the answer says how much. */
  async logout(choice?: Unsynced): Promise<LoggedOut> {
    const { account } = this.state
    if (!account) return { signedOut: true, offline: false }
    const drafts = choice === 'discard' ? NONE_UNSAVED : await account.saveDrafts()
    if (choice === 'sync') await account.engine.flush()
    const unsynced = (await account.store.outbox.unsynced()).length + drafts.unsaved
    if (unsynced > 0 && choice !== 'keep' && choice !== 'discard')
      return { signedOut: false, unsynced, ...drafts }
    const offline = !(await this.endSession())
    if (choice === 'keep') await account.leave()
    else await account.destroy()
    this.set(SIGNED_OUT)
    return { signedOut: true, offline }
  }

  /** After the account was deleted, here or elsewhere: this device keeps nothing of it. */
  async forgetAccount(): Promise<void> {
    const { account } = this.state
    this.parts.keys.clear()
    await account?.destroy()
    this.set(SIGNED_OUT)
  }

  /** Another tab signed in or out. */
  async onStorage(key: string | null): Promise<void> {
    if (key !== TOKEN_KEY && key !== null) return
    const { status, account } = this.state
    const token = this.parts.keys.token()
    if (!token) {
      account?.close()
      this.set(SIGNED_OUT)
    } else if (status === 'signed_in' && account?.id === this.parts.keys.account()) {
      this.set({ ...this.state, expired: false, deactivated: false, postponed: false })
      void account.engine.flush('renewed')
    } else {
      account?.close()
      this.set({ ...SIGNED_OUT, status: 'loading' })
      await this.start()
    }
  }

  /** The network is back: who started offline is verified now. */
  async onOnline(): Promise<void> {
    void this.endLeftSessions()
    if (!this.state.offline || this.verifying) return
    const { account } = this.state
    if (!account) {
      await this.start()
      return
    }
    this.verifying = true
    const verified = await this.verify()
    this.verifying = false
    if (!(verified instanceof Error)) await this.take(verified)
    else this.set({ ...this.state, offline: isAway(verified), trouble: troubleOf(verified) })
  }

  /** Signing in is nobody's request yet: a refusal says nothing about the session before. */
  private unsigned: Fetch = (input, init) =>
    signedFetch({ fetch: this.parts.fetch, token: () => null, account: null })(input, init)

  private signed(account: string | null): Fetch {
    const { keys, fetch } = this.parts
    const send = signedFetch({ fetch, token: keys.token, account, onUnauthorized: this.onUnauthorized })
    return async (input, init) => {
      const first = await send(input, init)
      const again = this.state.account && (await needsConfirmation(first)) && (await this.confirm())
      const answer = again ? await send(input, init) : first
      // A server that was down is back without the browser noticing anything. One that cannot is asked nothing more.
      if (this.state.account && !isUnable(answer.status)) void this.onOnline()
      return answer
    }
  }

  private onUnauthorized = async (token: string, answer: Response) => {
    // An answer to a request that was signed with an older token says nothing about this one.
    if (this.state.status !== 'signed_in' || this.parts.keys.token() !== token) return
    const { code } = await problemOf(answer, '')
    this.set({
      ...this.state,
      expired: code !== 'account_deleted',
      deactivated: code === DEACTIVATED,
      deleted: code === 'account_deleted',
    })
  }

  private async verify(): Promise<User | Error> {
    if (!this.parts.online()) return new NetworkProblem(null)
    const { keys } = this.parts
    const asked = keys.token()
    try {
      const { user, token } = await (await calls()).verifyToken(
        this.signed(keys.account()),
        AbortSignal.timeout(VERIFY_MS),
      )
      // Of two tabs that were given one each, the first keeps it for both.
      if (token && keys.token() === asked) keys.set(token, user._id)
      return user
    } catch (error) {
      return error instanceof Error ? error : new Error(errorText(error), { cause: error })
    }
  }

  private async enter(user: User, token: string): Promise<void> {
    const before = this.parts.keys.token()
    void this.endLeftSessions()
    // The token first: opening starts the first sync.
    this.parts.keys.set(token, user._id)
    try {
      const account = await this.parts.openAccount(user._id, this.signed(user._id), user)
      this.show(account, user, { offline: false })
    } catch (error) {
      if (!before) this.parts.keys.clear()
      throw error
    }
  }

  private async enterOffline(why: Error): Promise<void> {
    const deleted = why instanceof ApiProblem && why.code === 'account_deleted'
    const offline = { offline: !deleted, trouble: troubleOf(why) }
    const id = this.parts.keys.account()
    const account = id ? await this.parts.openAccount(id, this.signed(id), null) : null
    if (account?.user) this.show(account, account.user, { ...offline, deleted })
    else {
      account?.close()
      if (deleted) this.parts.keys.clear()
      this.set({ ...SIGNED_OUT, ...offline })
    }
  }

  private async take(user: User): Promise<void> {
    await this.state.account?.remember(user)
    this.set({ ...this.state, user, isAdmin: user.role === 'admin', offline: false })
  }

  private show(account: OpenAccount, user: User, more: Partial<SessionState>) {
    this.set({ ...SIGNED_OUT, status: 'signed_in', user, isAdmin: user.role === 'admin', account, ...more })
  }

  /** Whether the server knows of it; else it is told later. */
  private async endSession(): Promise<boolean> {
    const { keys } = this.parts
    const token = keys.token()
    const told = await this.tellEnded(this.fetch)
    if (!told && token) keys.setEnded([...keys.ended(), token])
    keys.clear()
    return told
  }

  /** What was signed out of without the server ends there now, whoever is signed in here meanwhile. */
  private async endLeftSessions(): Promise<void> {
    const { keys, fetch, online } = this.parts
    if (!online()) return
    for (const token of keys.ended()) {
      if (!(await this.tellEnded(signedFetch({ fetch, token: () => token, account: null })))) return
      keys.setEnded(keys.ended().filter((ended) => ended !== token))
    }
  }

  private async tellEnded(fetch: Fetch): Promise<boolean> {
    try {
      return await (await calls()).endSession(fetch, AbortSignal.timeout(VERIFY_MS))
    } catch (error) {
      console.info('The server does not know yet that this session is over', error)
      return false
    }
  }

  private set(state: SessionState) {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
