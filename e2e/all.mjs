// `npm test`: every step in order, the quick ones first; stops at the first that fails; ends with one line of counts.
// `npm run test:all`: the thorough tests too, and the properties with all their cases.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { rememberPassed } from '../tools/check.mjs'
import { installFromDebian, onPath } from './find-browser.mjs'
import { prepareOtherBrowsers } from './other-browsers.mjs'

const { PRIORITY_BELOW_NORMAL: LOW } = constants.priority

const isThorough = process.argv.includes('--thorough')
if (isThorough) process.env.THOROUGH = '1'

const reports = mkdtempSync(path.join(tmpdir(), 'legible-test-'))
/** @param {string[]} projects @param {string[]} [more] */
const vitest = (projects, more = []) => [
  'npx',
  'vitest',
  'run',
  ...projects.flatMap((name) => ['--project', name]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(reports, `${projects.join('-')}.json`)}`,
  ...(isThorough ? [] : ['--tags-filter=!thorough']),
  ...more,
]

const BROWSERS = ['e2e']
const DATABASES = ['server', 'server-apart', 'sync']
/** They compute and wait for nothing. */
const PURE = ['shared', 'web', 'web-apart']
const LANES = [BROWSERS, DATABASES, PURE]

/** The machine gives it what the others leave. */
const pureTests = vitest(PURE)

/** What stands in one step runs side by side. @type {[string, string[][]][]} */
const steps = [
  [
    'format, lint, types and build',
    [
      ['npx', 'biome', 'check', '--error-on-warnings', '.'],
      ['npm', 'run', '--silent', 'types'],
      ['node', 'server/build.mjs', '--changed'],
    ],
  ],
  [
    'first-load and feature sizes, what the oldest browsers lack',
    [
      ['npm', 'run', '--silent', 'bench:size'],
      ['npm', 'run', '--silent', 'browsers'],
    ],
  ],
  [
    `unit tests, the API on PGlite and PostgreSQL, sync under hostile schedules; end to end in Chromium${
      isThorough ? ', the journey in Firefox and WebKit too' : ''
    }`,
    // Pages and databases are waited for much of the time: what only computes is done meanwhile, and makes way for them.
    [vitest(BROWSERS, ['--maxWorkers=2']), vitest(DATABASES), pureTests],
  ],
]

/** A step that takes several times as long as the longest does on a slow machine is waiting for nothing. */
const STUCK_MS = 35 * 60_000

/**
 * Beside another command it writes line after line: two that each draw on the terminal would overwrite one another.
 * @param {string[]} command @param {boolean} beside @returns {Promise<boolean>}
 */
const passes = (command, beside) =>
  new Promise((resolve) => {
    const [name = '', ...args] = command
    const child = spawn(name, args, {
      stdio: beside ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: beside && process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
      shell: process.platform === 'win32',
      // A group of its own, so that what it started ends with it.
      detached: process.platform !== 'win32',
    })
    if (command === pureTests) child.on('spawn', () => child.pid && setPriority(child.pid, LOW))
    child.stdout?.pipe(process.stdout, { end: false })
    child.stderr?.pipe(process.stderr, { end: false })
    const stuck = setTimeout(() => {
      console.error(`Stopped: not done after ${STUCK_MS / 60_000} minutes: ${[name, ...args].join(' ')}`)
      endAll('SIGKILL')
    }, STUCK_MS)
    const endAll = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    }
    process.on('SIGINT', endAll).on('SIGTERM', endAll)
    const end = (/** @type {boolean} */ passed) => {
      clearTimeout(stuck)
      process.off('SIGINT', endAll).off('SIGTERM', endAll)
      resolve(passed)
    }
    child
      .on('error', (error) => {
        console.error(error)
        end(false)
      })
      .on('close', (status) => end(status === 0))
  })

// Poppler reads our PDFs again, because our own reader might overlook its own faults.
if (!onPath('pdftotext')) installFromDebian('poppler-utils')
const notRun = isThorough ? prepareOtherBrowsers() : []

let failedStep = ''
for (const [name, commands] of steps) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const passed = (await Promise.all(commands.map((command) => passes(command, commands.length > 1)))).every(
    Boolean,
  )
  console.log(
    `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  if (!passed) {
    failedStep = name
    break
  }
}

let passed = 0
let failed = 0
for (const file of LANES.map((projects) => path.join(reports, `${projects.join('-')}.json`))) {
  if (!existsSync(file)) continue
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
}
// A step that is no test, or one that broke before its tests, failed as one.
if (failedStep && failed === 0) failed = 1
if (failedStep) console.log(`\nStopped at: ${failedStep}`)
else rememberPassed()
for (const line of notRun) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
