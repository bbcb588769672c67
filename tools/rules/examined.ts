import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { structure } from '#shared/structure/structure.ts'
import { hasRules, rulesIn, sourceOf } from './find.ts'

type Structure = typeof structure

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOME = join(ROOT, 'shared')
const CACHE = join(ROOT, 'node_modules', '.cache')
const TRACKED = join(ROOT, 'tools', 'rules', 'tracked.ts')

/** The source with each rule handed to the watch. */
function watched(file: string): string {
  let source = sourceOf(file)
  for (const rule of rulesIn(file, source).reverse()) {
    const text = source.slice(rule.start, rule.end)
    source = `${source.slice(0, rule.start)}__tracked(${JSON.stringify(rule.key)}, ${text})${source.slice(rule.end)}`
  }
  return `import { tracked as __tracked } from ${JSON.stringify(TRACKED)}\n${source}`
}

/** `structure`, bundled with every rule watched. */
export async function examinedStructure(): Promise<Structure> {
  // Beneath node_modules, where the packages it imports are found.
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'rules-'))
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'watched-rules',
          enforce: 'pre',
          transform: (_, id) => {
            const file = id.startsWith(HOME) ? id.slice(HOME.length + 1) : ''
            return hasRules(file) ? watched(file) : null
          },
        },
      ],
      build: {
        ssr: join(HOME, 'structure', 'structure.ts'),
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
      },
    })
    const made: { structure: Structure } = await import(pathToFileURL(join(folder, 'structure.js')).href)
    return made.structure
  } finally {
    rmSync(folder, { recursive: true })
  }
}
