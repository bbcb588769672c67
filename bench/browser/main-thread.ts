import type { BrowserContext, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of the thread's own time: what other processes took meanwhile is not in it. */
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds of the longest task of the page's main thread while the work is done. */
export async function longestMainTask(
  context: BrowserContext,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  const browser = context.browser()
  if (!browser) throw new Error('A context of its own browser cannot be traced.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const main = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}|${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && main.has(`${pid}|${tid}`),
  )
  return Math.max(0, ...tasks.map((task) => (task.tdur ?? 0) / 1000))
}
