import path from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { ACCOUNT_HEADER } from './access.ts'
import { aiQueue } from './ai/queue.ts'
import { declaredLimit } from './body/limits.ts'
import type { AppEnv, Deps } from './deps.ts'
import { diskGuard } from './disk-guard.ts'
import { answerError } from './errors.ts'
import { faults } from './faults.ts'
import { metrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { projectRoot } from './project-root.ts'
import { requestLog } from './request-log.ts'
import { adminRoutes } from './routes/admin.ts'
import { aiRoutes } from './routes/ai.ts'
import { analysisListRoutes } from './routes/analyses.ts'
import { analysisRoutes } from './routes/analysis.ts'
import { authRoutes } from './routes/auth.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { docsRoutes } from './routes/docs.ts'
import { resumeRoutes } from './routes/resumes.ts'
import { serverRoutes } from './routes/server.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { syncRoutes } from './routes/sync.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const WEB = path.join(projectRoot, 'dist', 'web')

/** The whole server without a port: give it a database, a clock and settings, and call `app.request`. */
export function createApp(deps: Deps, webFolder = WEB) {
  const app = new Hono<AppEnv>()
    .onError(answerError(deps))
    .notFound(() => {
      throw faults.notFound()
    })
    .use(securityHeaders(deps))
    .use(staticFiles(webFolder))
    .use('/api/*', requestLog(deps))
    .use('/api/*', metrics(deps))
    .use('/api/*', crossOrigin(deps))
    .use('/api/*', notStored)
    .use('/api/*', compress())
    .use('/api/*', diskGuard(deps))
    .use('/api/*', declaredLimit)
    .route('/api', apiRoutes(deps))
  app.route('/api', docsRoutes(openApiDocument(app)))
  return app
}

const AI_WAITING_PER_PLACE = 4

const apiRoutes = (deps: Deps) => {
  const queue = aiQueue(deps.env.AI_CONCURRENCY, deps.env.AI_CONCURRENCY * AI_WAITING_PER_PLACE)
  return new Hono<AppEnv>()
    .route('/', serverRoutes(deps))
    .route('/auth', authRoutes(deps))
    .route('/auth', sessionRoutes(deps))
    .route('/auth', signInRoutes(deps))
    .route('/', dashboardRoutes(deps))
    .route('/', analysisListRoutes(deps))
    .route('/', resumeRoutes(deps))
    .route('/analysis', analysisRoutes(deps, queue))
    .route('/ai', aiRoutes(deps, queue))
    .route('/sync', syncRoutes(deps))
    .route('/admin', adminRoutes(deps))
}

/** Every route with its types; `contract.ts` holds them against what the web client is typed by. */
export type App = ReturnType<typeof createApp>

const notStored = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
})

const crossOrigin = ({ env }: Deps) =>
  env.CORS_ORIGINS.length === 0
    ? createMiddleware<AppEnv>((_, next) => next())
    : cors({
        origin: env.CORS_ORIGINS,
        allowHeaders: ['Authorization', 'Content-Type', ACCOUNT_HEADER],
        exposeHeaders: ['Link', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
      })
