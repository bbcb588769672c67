import type { Listed } from '#shared/export/pdf/templates.ts'

// The two files that name every template: one for the page, which needs no more than their names, and one for the writer.

const BY = '// Written by `npm run generate:templates` from the files in pdf/templates.'

export type Found = Listed & { id: string }

const inOrder = (found: Found[]): Found[] =>
  found.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))

/** `left-sidebar` is `leftSidebar` in code. */
export const inCode = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const key = (id: string): string => (inCode(id) === id ? id : quoted(id))

const texts = (name: string, found: Found[], of: 'name' | 'note'): string =>
  [
    `export const ${name} = {`,
    ...found.map((one) => `  ${key(one.id)}: ${quoted(one[of])},`),
    '} as const',
  ].join('\n')

export function listOf(found: Found[]): string {
  const all = inOrder(found)
  const rows = all.map(
    ({ id, template, columns }) =>
      `  { id: ${quoted(id)}, template: ${quoted(template)}${columns ? ', columns: true' : ''} },`,
  )
  const designs = ['export const DESIGNS = [', ...rows, '] as const'].join('\n')
  return `${[BY, designs, texts('NAMES', all, 'name'), texts('NOTES', all, 'note')].join('\n\n')}\n`
}

export function templatesOf(found: Found[]): string {
  const imports = found
    .map(({ id }) => `import { ${inCode(id)} } from './templates/${id}.ts'`)
    .sort()
    .join('\n')
  const rows = inOrder(found).map(({ id }) => (key(id) === id ? `  ${id},` : `  ${key(id)}: ${inCode(id)},`))
  const templates = ['export const templates: Record<DesignName, Template> = {', ...rows, '}'].join('\n')
  const first = "import type { DesignName } from '../designs.ts'"
  const last = "import type { Template } from './templates.ts'"
  return `${[BY, [first, imports, last].join('\n'), templates].join('\n\n')}\n`
}
