import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { databaseBesideBundle } from './server/database-beside-bundle.ts'
import { migrationsBesideBundle } from './server/migrations-beside-bundle.ts'
import { BUILD_TARGETS } from './shared/browsers.ts'
import { CHUNKS } from './web/build/chunks.ts'
import { precompress } from './web/build/precompress.ts'
import { routeShells } from './web/build/route-shells.ts'
import { servedFiles } from './web/build/served-files.ts'
import { serviceWorker } from './web/build/service-worker.ts'
import { testsApart } from './web/build/tests-apart.ts'
import { tooOld } from './web/build/too-old.ts'
import { windowBundle } from './web/build/window-bundle.ts'

/** On a busy machine the bundler would name whichever plugin had to wait. */
const QUIET = { bundlerTimings: false }

/** What finds files of its own beside itself: native code, WebAssembly, fonts, a thread's script. */
const WITH_FILES = [
  '@electric-sql/pglite',
  '@jsquash/webp',
  '@node-rs/argon2',
  'pdfjs-dist',
  'pino',
  'tesseract.js-core',
]

/** As web/zod-without-eval.ts does for the page; in a worker zod comes before the first line of the worker's own. */
const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true }'

const server = {
  plugins: [migrationsBesideBundle(), databaseBesideBundle()],
  // One file is loaded in half the time that a thousand are, and every start waits for it.
  ssr: { noExternal: true as const, external: WITH_FILES },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      checks: QUIET,
      // Beside their entries: a module finds its files (the migrations, a thread's script) from where it stands.
      output: { chunkFileNames: '[name]-[hash].js' },
      input: {
        main: 'server/main.ts',
        'pglite-thread': 'server/db/pglite/thread.ts',
        'parse-child': 'server/analysis/parse-child.ts',
        // What an operator runs beside the server, where there is no source.
        admin: 'server/commands/admin.ts',
        backup: 'server/commands/backup.ts',
        restore: 'server/commands/restore.ts',
        read: 'server/commands/read.ts',
        'read-child': 'server/commands/read-child.ts',
      },
    },
  },
}

const web = {
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    servedFiles(),
    tooOld(),
    routeShells(),
    ...serviceWorker(),
    precompress('dist/web'),
  ],
  worker: {
    format: 'es' as const,
    // What only the workers load stands apart: it is fetched when idle, not with the shell.
    rolldownOptions: {
      checks: QUIET,
      output: {
        entryFileNames: 'assets/engine/[name]-[hash].js',
        chunkFileNames: 'assets/engine/[name]-[hash].js',
        banner: ({ moduleIds }: { moduleIds: string[] }) =>
          moduleIds.some((id) => id.endsWith('/zod/v4/core/core.js')) ? ZOD_WITHOUT_EVAL : '',
      },
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: BUILD_TARGETS,
    cssTarget: BUILD_TARGETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { checks: QUIET, output: { codeSplitting: { groups: CHUNKS } } },
  },
  // Not web/api's own modules, which Vite serves from the same path.
  server: { proxy: { '^/api/(?!.*\\.ts)': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
  optimizeDeps: {
    include: [
      '@mlc-ai/web-llm',
      'comlink',
      'mammoth',
      'cfb',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    ],
  },
}

/** Tests make much and keep little: with this room for what is new, a fifth of their time is not spent on clearing it away. */
const ROOM = ['--max-semi-space-size=64']

/** A build and a dev start have no use for what stands in the tests. */
const apart = (folder: string) => (process.env.VITEST ? testsApart(folder) : [])

interface Files {
  include: string[]
  exclude?: string[]
  isolate?: boolean
}

const serverTests = (name: string, files: Files) => ({
  test: {
    name,
    ...files,
    execArgv: ROOM,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['server/testing/postgres.ts'],
  },
})

const webTests = (name: string, files: Files) => ({
  plugins: [react()],
  test: {
    name,
    ...files,
    environment: './web/build/test-window.ts',
    environmentOptions: { windowBundle: windowBundle() },
    globalSetup: ['web/build/window-bundle.ts'],
    execArgv: ROOM,
    setupFiles: ['web/testing/left-behind.ts'],
    // The stylesheets are read by the test of their colours.
    css: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/**
 * Where tests find what was transformed before, or in a run beside theirs. One for each state of the packages: Vitest
 * would empty a single one when they change, under the hands of the runs beside it.
 */
function transformedModules(): string {
  const packages = readFileSync('node_modules/.package-lock.json')
  return `node_modules/.cache/legible/modules/${createHash('sha256').update(packages).digest('hex').slice(0, 16)}`
}

const tests = {
  test: {
    // All of them: Vitest leaves one free, which on a machine of two leaves one.
    maxWorkers: availableParallelism(),
    tags: [
      {
        name: 'thorough',
        description: 'Takes long for what it adds to the others: run by `npm run test:all` alone.',
      },
    ],
    projects: [
      {
        test: {
          name: 'shared',
          execArgv: ROOM,
          include: [
            'shared/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // Pure code keeps nothing between two files: loading it anew for each took as long as the tests.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['fixtures/readings.ts'],
        },
      },
      // The files of a process share its modules and its databases: loading both took as long as the tests.
      serverTests('server', { include: ['server/**/*.test.ts'], exclude: apart('server'), isolate: false }),
      serverTests('server-apart', { include: apart('server') }),
      // Loading React and a window anew for each file took longer than the tests: most share both.
      webTests('web', { include: ['web/**/*.test.{ts,tsx}'], exclude: apart('web'), isolate: false }),
      webTests('web-apart', { include: apart('web') }),
      {
        test: {
          name: 'sync',
          execArgv: ROOM,
          include: ['e2e/sync/**/*.test.ts', 'e2e/ai/**/*.test.ts'],
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          globalSetup: ['server/testing/postgres.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/browser/**/*.test.ts'],
          // Loading the browser's driver anew for each file took a twentieth of their time.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As patient as the pages themselves are looked at with.
          expect: { poll: { timeout: 90_000 } },
          globalSetup: ['e2e/browser/headless.ts', 'e2e/browser/setup.ts', 'e2e/browser/shared-server.ts'],
        },
      },
    ],
  },
}

export default defineConfig(async ({ isSsrBuild }) => {
  if (process.env.VITEST) {
    // Not above: a build has no test runner to load.
    const { LongestFirst } = await import('./e2e/longest-first.ts')
    const experimental = { fsModuleCache: true, fsModuleCachePath: transformedModules() }
    return { test: { ...tests.test, experimental, sequence: { sequencer: LongestFirst } } }
  }
  return isSsrBuild ? server : web
})
