import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

const OTHERS = 0o077

/**
 * PGlite's files, for the owner only. Emscripten sets the mode of every file it creates to what the C code asked for,
 * which is everybody's: the process's umask alone doesn't stop that.
 */
export class PrivateNodeFs extends NodeFS {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    super(folder)
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const made = await super.init(pg, options)
    const { preRun = [] } = made.emscriptenOpts
    made.emscriptenOpts.preRun = [
      ...preRun,
      ({ FS }) => {
        const { chmod, mknod } = FS
        FS.chmod = (file: string, mode: number, ...rest: []) => chmod(file, mode & ~OTHERS, ...rest)
        FS.mknod = (file: string, mode: number, device: number) => mknod(file, mode & ~OTHERS, device)
      },
    ]
    return made
  }
}

/** Takes away what others may do with a folder and everything in it; earlier versions left it open. */
function closeToOthers(at: string): void {
  const { mode } = lstatSync(at)
  const isFolder = (mode & 0o170000) === 0o040000
  const isFile = (mode & 0o170000) === 0o100000
  const isSocket = (mode & 0o170000) === 0o140000
  // The mode of a link is nobody's, and what it leads to may not be ours.
  if (!isFolder && !isFile && !isSocket) return
  if ((mode & OTHERS) !== 0) chmodSync(at, mode & 0o700)
  if (isFolder) for (const name of readdirSync(at)) closeToOthers(path.join(at, name))
}

/** What we put into the data folder. */
const OURS = /^(pglite|server\.lock.*|control\.sock|\.writable-\d+)$/

/** A data folder that others share, such as /var/lib, stays as it is; what is ours in it doesn't. */
export function closeOursToOthers(folder: string): void {
  const names = readdirSync(folder)
  const ours = names.filter((name) => OURS.test(name))
  if (ours.length === names.length) closeToOthers(folder)
  else for (const name of ours) closeToOthers(path.join(folder, name))
}
