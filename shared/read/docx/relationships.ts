import type { OfficePackage } from './package.ts'
import { childrenOf, parseXml } from './xml.ts'

// Which part points at which: every part has its own table of targets.

export interface Relationship {
  id: string
  /** The last word of the type's address: 'hyperlink', 'header', 'styles' … the same in both editions of the standard. */
  type: string
  target: string
  external: boolean
}

function resolvePath(base: string, target: string): string {
  const path = target.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step && step !== '.') path.push(step)
  }
  return path.join('/')
}

export function relationshipsOf(zip: OfficePackage, part: string): Relationship[] {
  const slash = part.lastIndexOf('/') + 1
  const xml = zip.text(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)
  if (xml === undefined) return []
  return childrenOf(parseXml(xml)).map(({ attributes }) => {
    const external = attributes.TargetMode === 'External'
    const target = attributes.Target ?? ''
    return {
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').replace(/^.*\//, ''),
      target: external ? target : resolvePath(part, target),
      external,
    }
  })
}
