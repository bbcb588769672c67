import type { Draft } from '#shared/schema/draft.ts'
import { type Block, blocksOf, outlineOf, type Span } from './outline.ts'

/** CommonMark: one heading level a rank, lists as lists, addresses as links. */
export function writeMarkdown(draft: Draft): string {
  const blocks = blocksOf(outlineOf(draft))
  let text = ''
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]
    const together = block.kind === 'bullet' && before?.kind === 'bullet'
    text += `${index === 0 ? '' : together ? '\n' : '\n\n'}${markdownOf(block)}`
  })
  return `${text}\n`
}

const opening: Record<Block['kind'], string> = {
  name: '# ',
  headline: '',
  contact: '',
  heading: '## ',
  title: '### ',
  subtitle: '',
  paragraph: '',
  bullet: '- ',
}

function markdownOf(block: Block): string {
  const spans = block.spans.map(spanOf).join('')
  const dates = block.right ? ` | ${block.right.map(spanOf).join('')}` : ''
  if (block.kind === 'headline') return `**${spans}**`
  return `${opening[block.kind]}${firstSign(spans)}${dates}`
}

function spanOf(span: Span): string {
  const text = escaped(span.text)
  const sign = `${span.strong ? '**' : ''}${span.italic ? '*' : ''}`
  if (sign && text.trim() !== '') {
    const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
    const marked = `${sign}${said}${[...sign].reverse().join('')}`
    return `${before}${span.link ? `[${marked}](<${targetOf(span.link)}>)` : marked}${after}`
  }
  if (!span.link) return text
  return span.link === span.text && !/[<>]/.test(span.link)
    ? `<${span.link}>`
    : `[${text}](<${targetOf(span.link)}>)`
}

const targetOf = (link: string): string => link.replace(/[<>\\]/g, encodeURIComponent)

/** An ampersand is a sign of Markdown only where it begins the name of a character: `&copy;` */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/&(?=#?[\da-z]{1,31};)/gi, '\\&')

/** A line that begins like a list, a rule or a heading is meant as text. */
const firstSign = (text: string): string =>
  text.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+=])/, '\\$1')
