export interface Step {
  rate: number
  p50: number
  p99: number
  failed: number
  sent: number
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * So many requests a second, whether the ones before are answered or not, as people are: who waits for answers before asking
 * again measures a crowd that is polite. Each takes from the moment it was due.
 */
export async function atRate(
  rate: number,
  seconds: number,
  ask: (count: number) => Promise<boolean>,
): Promise<Step> {
  const times: number[] = []
  let failed = 0
  const under: Promise<void>[] = []
  const began = performance.now()
  const total = Math.round(rate * seconds)
  for (let count = 0; count < total; count += 1) {
    const due = began + (count * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    under.push(
      ask(count)
        .catch(() => false)
        .then((ok) => {
          times.push(performance.now() - due)
          if (!ok) failed += 1
        }),
    )
  }
  await Promise.all(under)
  times.sort((a, b) => a - b)
  return { rate, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed, sent: total }
}

/** The highest rate that holds: doubled until one does not, then halved between the two. */
export async function highest(
  from: number,
  holds: (rate: number) => Promise<boolean>,
  halvings = 3,
): Promise<number> {
  let good = 0
  let bad = from
  while (await holds(bad)) {
    good = bad
    bad *= 2
  }
  for (let count = 0; count < halvings; count += 1) {
    const middle = (good + bad) / 2
    if (await holds(middle)) good = middle
    else bad = middle
  }
  return good
}
