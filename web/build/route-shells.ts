import path from 'node:path'
import type { OutputBundle, OutputChunk } from 'rolldown'
import { type Plugin, runnerImport } from 'vite'
import { START } from '../components/shell/headings.ts'

// A page is a chunk that the shell asks for once it runs, and the session's parts come after that: on a slow network
// each of them is a round trip. The shell of every route names them, and the browser fetches all at once. What of the
// page is known before it runs stands in the shell too: that is what is painted first, and the programs come behind
// the style it is painted with.

const MEMBERS = new Set(['dashboard', 'analyzer', 'builder', 'history', 'profile', 'admin'])
/** Where a page is asked for by another name than its own. */
const ADDRESSES: Record<string, string[]> = { [START]: ['index'], analyzer: ['analyzer', 'analyze'] }
const SESSION = ['/session/calls.ts', '/session/account.ts']

const PAGE = /\/pages\/([a-z-]+)\/\1\.tsx$/

const ROOT = '<div id="root"></div>'

async function firstView() {
  const { module } = await runnerImport<{ firstViewOf: (page: string) => string }>(
    path.resolve(import.meta.dirname, '../components/shell/first-view.tsx'),
  )
  return module.firstViewOf
}

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The chunk and what it imports, all the way down. */
function closure(bundle: OutputBundle, roots: OutputChunk[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    chunk.imports.forEach(visit)
  }
  for (const { fileName } of roots) visit(fileName)
  return found
}

export const routeShells = (): Plugin => ({
  name: 'route-shells',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html to make the shells of')
      const html = index.source.toString()
      if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to stand in`)
      const chunks = chunksOf(bundle)
      const session = chunks.filter(({ facadeModuleId }) =>
        SESSION.some((ending) => facadeModuleId?.endsWith(ending)),
      )
      if (session.length !== SESSION.length) throw new Error('The session is no longer loaded by these parts')
      const firstViewOf = await firstView()
      for (const chunk of chunks) {
        const page = PAGE.exec(chunk.facadeModuleId ?? '')?.[1]
        if (!page) continue
        const wanted = closure(bundle, MEMBERS.has(page) ? [chunk, ...session] : [chunk])
        const links = [...wanted]
          .filter((name) => !html.includes(`/${name}"`))
          .map((name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`)
        const source = html
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          .replace('</head>', `${links.join('\n')}\n</head>`)
          .replace(ROOT, () => ROOT.replace('><', `>${firstViewOf(page)}<`))
        for (const name of ADDRESSES[page] ?? [page])
          this.emitFile({ type: 'asset', fileName: `shells/${name}.html`, source })
      }
    },
  },
})
