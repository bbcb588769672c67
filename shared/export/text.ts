import type { Draft } from '#shared/schema/draft.ts'
import { type Block, outlineOf } from './outline.ts'
import { textOf } from './outline-parts.ts'

/** Plain text for forms that take nothing else: no markup, one field a line where it can be. */
export function writeText(draft: Draft): string {
  const { head, sections } = outlineOf(draft)
  const parts = [
    head.map(textOfBlock).join('\n'),
    ...sections.map(({ heading, blocks }) => {
      const lines = blocks.map((block, index) =>
        block.opens && index > 0 ? `\n${textOfBlock(block)}` : textOfBlock(block),
      )
      return [textOf(heading.spans).toUpperCase(), ...lines].join('\n')
    }),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function textOfBlock(block: Block): string {
  const text = textOf(block.spans)
  if (block.kind === 'bullet') return `- ${text}`
  return block.right ? `${text} | ${textOf(block.right)}` : text
}
