// `npm run bench:size`: what each route and each feature costs over the network (gzip), and the budgets that hold.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const web = path.join(root, 'dist', 'web')
const KB = 1024
// The words of the engine alone weigh as much as a page: a page that loads them by accident is over.
const BUDGET = {
  firstJs: 120 * KB,
  firstCss: 20 * KB,
  route: 160 * KB,
  offlineShell: 600 * KB,
  // Loaded before the first file can be read, and beside its reading.
  reading: 512 * KB,
  judging: 502 * KB,
}
/** Never part of a first load: each is fetched at its first use. */
const LAZY = ['pdfjs-dist', 'mammoth', 'pdfkit', 'docx', '@mlc-ai/web-llm', 'dexie']

const manifestFile = path.join(web, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('There is no build: run `npm run build` first.')
  process.exit(1)
}
/** @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

/** @type {Map<string, number>} */
const sizes = new Map()
/** @param {string} file */
function gz(file) {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/** Everything that loads with a chunk: itself and its static imports. @param {string} key @param {Set<string>} [seen] */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

/** @param {Iterable<string>} keys */
function weigh(keys) {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const js = new Set(chunks.map((c) => c.file))
  const css = new Set(chunks.flatMap((c) => c.css ?? []))
  const sum = (/** @type {Set<string>} */ files) => [...files].reduce((total, file) => total + gz(file), 0)
  return { js: sum(js), css: sum(css) }
}

const show = (/** @type {number} */ bytes) => `${(bytes / KB).toFixed(1).padStart(8)} KB`

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
const first = closure(entry)
const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('pages/'))
const features = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry && !key.startsWith('pages/'),
)
const landing = pages.find((key) => key.includes('/landing/'))
const firstRoute = new Set([...first, ...(landing ? closure(landing) : [])])

/** @type {string[]} */
const over = []
const { js, css } = weigh(firstRoute)
console.log('gzip, by route: what it adds to the shell')
console.log(
  `  first route (landing)${show(js)} JS of ${BUDGET.firstJs / KB}   ${show(css)} CSS of ${BUDGET.firstCss / KB}`,
)
if (js > BUDGET.firstJs) over.push('the JavaScript of the first route')
if (css > BUDGET.firstCss) over.push('the CSS of the first route')
for (const key of pages) {
  const added = weigh([...closure(key)].filter((k) => !first.has(k)))
  console.log(
    `  ${key
      .replace(/^pages\//, '')
      .replace(/\.tsx$/, '')
      .padEnd(30)}${show(added.js)}`,
  )
  if (added.js > BUDGET.route) over.push(`the JavaScript of ${key}`)
}
console.log('gzip, by feature: fetched at its first use')
for (const key of features) {
  const added = weigh([...closure(key)].filter((k) => !first.has(k)))
  console.log(`  ${path.basename(key).slice(0, 30).padEnd(30)}${show(added.js)}`)
}
const inEngine = readdirSync(path.join(web, 'assets', 'engine'))
  .filter((f) => f.endsWith('.js'))
  .sort()
for (const file of inEngine)
  console.log(`  ${file.slice(0, 30).padEnd(30)}${show(gz(`assets/engine/${file}`))}`)

/** A worker's chunks stand in no manifest: what one loads at once is what it imports by name. @param {string} file @param {Set<string>} [seen] */
function loadedWith(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(path.join(web, 'assets', 'engine', file), 'utf8')
  for (const [, next] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (next) loadedWith(next, seen)
  return seen
}
/** @param {Set<string>} files */
const engineBytes = (files) => [...files].reduce((total, file) => total + gz(`assets/engine/${file}`), 0)
/** @param {string} name */
const engineFile = (name) => {
  const file = inEngine.find((f) => f.startsWith(`${name}-`))
  if (!file) throw new Error(`The engine has no chunk called ${name}.`)
  return file
}
const reading = loadedWith(engineFile('engine.worker'))
const judging = new Set([...loadedWith(engineFile('analyze'))].filter((file) => !reading.has(file)))
for (const [name, files, budget] of /** @type {const} */ ([
  ['what reads', reading, BUDGET.reading],
  ['what judges', judging, BUDGET.judging],
])) {
  console.log(`  ${name.padEnd(30)}${show(engineBytes(files))} of ${budget / KB}`)
  if (engineBytes(files) > budget) over.push(name)
}

const firstText = [...firstRoute]
  .flatMap((key) => manifest[key]?.file ?? [])
  .map((file) => readFileSync(path.join(web, file), 'utf8'))
const MARKERS = {
  'pdfjs-dist': 'PDFDocumentLoadingTask',
  mammoth: 'convertToHtml',
  pdfkit: 'PDFKit',
  docx: 'wordprocessingml/2006/main',
  '@mlc-ai/web-llm': 'MLCEngine',
  dexie: 'DexieError',
}
for (const name of LAZY) {
  const marker = MARKERS[/** @type {keyof typeof MARKERS} */ (name)]
  if (firstText.some((text) => text.includes(marker))) over.push(`${name} in the first route`)
}

// As the service worker parts them: the shell at the first visit, the rest when idle.
/** @type {string[]} */
const shell = JSON.parse(readFileSync(path.join(web, '.vite', 'first-visit.json'), 'utf8'))
const shellBytes = shell.reduce(
  (total, f) => total + (/\.woff2$/.test(f) ? statSync(path.join(web, f)).size : gz(f.slice(1))),
  0,
)
console.log(`offline shell, first visit     ${show(shellBytes)} of ${BUDGET.offlineShell / KB}`)
if (shellBytes > BUDGET.offlineShell) over.push('the offline shell')

if (over.length > 0) {
  console.error(`Over budget: ${over.join('; ')}`)
  process.exit(1)
}
console.log('Within every budget.')
