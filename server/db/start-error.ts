/** What keeps the server from starting, in one line for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
