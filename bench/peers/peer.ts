import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { build } from 'vite'

// Another reader's published code, bundled from the folder it was fetched to: none of it is part of the project.

/** What a reader made of a file, in fields that all of them have. */
export interface PeerResume {
  name: string
  email: string
  phone: string
  positions: { position: string; company: string; text: string }[]
  studies: { degree: string; institution: string }[]
  skills: string[]
}

export interface Peer {
  name: string
  /** In the folder, the module that reads a PDF. */
  entry: string
  /** What its imports begin with where they mean its own sources. */
  sources?: Record<string, string>
  /** Calls the module. */
  read: (module: never, bytes: Uint8Array) => Promise<PeerResume>
}

const require = createRequire(import.meta.url)
const pdfjs = require.resolve('pdfjs-dist/legacy/build/pdf.mjs')
const worker = pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')).href
GlobalWorkerOptions.workerSrc = worker

const FILE = 'peer.mjs'

/** Its module, with our pdf.js: the peers pin older ones, for the browser. */
export async function moduleOf(peer: Peer, folder: string): Promise<never> {
  const outDir = join(tmpdir(), `legible-peer-${process.pid}-${peer.name}`)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^pdfjs-dist$/, replacement: pdfjs },
        {
          find: /^pdfjs-dist\/build\/pdf\.worker.*$/,
          replacement: `data:text/javascript,export default "${worker}"`,
        },
        ...Object.entries(peer.sources ?? {}).map(([find, path]) => ({
          find,
          replacement: join(folder, path),
        })),
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(folder, peer.entry),
      outDir,
      emptyOutDir: true,
      rollupOptions: { external: [pdfjs], output: { entryFileNames: FILE } },
    },
  })
  return import(pathToFileURL(join(outDir, FILE)).href) as Promise<never>
}
