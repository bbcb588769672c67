import { findHeadless } from '../find-browser.mjs'

/** Before the others, which name the whole browser: what is proved runs in the shell, what is measured or pictured does not. */
export default async function headless(): Promise<void> {
  process.env.HEADLESS_PATH = await findHeadless()
}
