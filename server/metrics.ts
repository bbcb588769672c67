import { timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readBearer } from './auth/sessions.ts'
import { hashOf } from './auth/tokens.ts'
import type { AppEnv, Deps } from './deps.ts'
import { faults } from './faults.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Prometheus metrics at /api/metrics for whoever has the token of the setting; without a setting there is no such page. */
export function metrics({ env, parser }: Deps) {
  const token = env.METRICS_TOKEN
  if (!token) return createMiddleware<AppEnv>((_, next) => next())
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  for (const state of ['busy', 'waiting'] as const)
    new Gauge({
      name: `parse_${state}`,
      help: `Uploads that are ${state === 'busy' ? 'being read' : 'waiting for a process'}`,
      registers: [register],
      collect() {
        this.set(parser.size()[state])
      },
    })
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.path === '/api/metrics') {
      const given = readBearer(c.req.header('authorization') ?? '') ?? ''
      if (!timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)))) throw faults.notSignedIn()
      return c.text(await register.metrics(), 200, { 'Content-Type': register.contentType })
    }
    const start = performance.now()
    await next()
    duration.observe(
      { method: c.req.method, route: routePath(c, -1), status: c.res.status },
      (performance.now() - start) / 1000,
    )
  })
}
