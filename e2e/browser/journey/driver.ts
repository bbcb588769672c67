/** What a journey needs of a browser, whichever protocol it is driven by. */
export interface Driver {
  /** Begins to load an address; a journey waits for what it shows, not for the load. */
  goto(url: string): Promise<void>
  /** The value of an expression in the page, which may be a promise of it. */
  value<T>(expression: string): Promise<T>
  /** The element an expression gives, or null. */
  element(expression: string): Promise<Control | null>
  /** PNG of what is on the screen. */
  picture(): Promise<Buffer>
  /** Where its downloads arrive. */
  downloads: string
  close(): Promise<void>
}

export interface Control {
  click(): Promise<void>
  /** Types in the place of what the field holds, key by key. */
  type(text: string): Promise<void>
  /** Gives a file input this file of this machine. */
  choose(file: string): Promise<void>
}

export const VIEWPORT = { width: 1280, height: 800 }
