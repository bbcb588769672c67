import type { WordStory } from '../word/story.ts'
import type { OfficePackage } from './package.ts'
import { childrenOf, parseXml, type XmlElement } from './xml.ts'

const textOf = (root: XmlElement | undefined, local: string): string => {
  const found = childrenOf(root).find((c) => c.name.replace(/^.*:/, '') === local)
  return (
    found?.children
      .filter((c) => typeof c === 'string')
      .join('')
      .trim() ?? ''
  )
}

/** Title, author, language and counts as the writing program left them; all of them may be missing. */
export function readProperties(
  zip: OfficePackage,
): Pick<WordStory, 'title' | 'author' | 'language' | 'pages' | 'words'> {
  const part = (name: string) => {
    const xml = zip.text(name)
    return xml === undefined ? undefined : parseXml(xml)
  }
  const core = part('docProps/core.xml')
  const app = part('docProps/app.xml')
  const styles = zip.text('word/styles.xml') ?? ''
  const language = /<w:lang\b[^>]{0,200}\bw:val="([A-Za-z-]{2,12})"/.exec(styles)?.[1] ?? ''
  return {
    title: textOf(core, 'title'),
    author: textOf(core, 'creator'),
    language: textOf(core, 'language') || language,
    pages: Number(textOf(app, 'Pages')) || 0,
    words: Number(textOf(app, 'Words')) || 0,
  }
}
