import { html, raw } from 'hono/html'
import type { OpenApi } from './openapi.ts'

// A page without a script, so that the strict policy of the app holds for it too.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  operationId?: string
  security?: object[]
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Content }
  responses?: Record<string, { description: string; content?: Content }>
}
type Content = Record<string, { schema?: Schema }>
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  default?: unknown
}

export function docsPage(document: OpenApi) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))]
  const schemas = Object.entries((document.components.schemas ?? {}) as Record<string, Schema>)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${document.info.title} API ${document.info.version}</h1>
<p>${prose(document.info.description)}</p>
<p><a href="openapi.json">OpenAPI document</a></p>
<nav>${[...tags, 'Schemas'].map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
</header>
<main>
${tags.map(
  (tag) =>
    html`<section><h2 id="${tag}">${tag}</h2>${operations
      .filter(({ operation }) => operation.tags?.includes(tag))
      .map(operationBlock)}</section>`,
)}
<section><h2 id="Schemas">Schemas</h2>
${schemas.map(([name, schema]) => html`<details id="schema-${name}"><summary><code>${name}</code></summary>${shape(schema)}</details>`)}
</section>
</main>
</body>
</html>`
}

const operationBlock = ({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}) => html`
<details id="${operation.operationId ?? ''}">
<summary><code><b>${method.toUpperCase()}</b> ${path}</code> ${operation.summary ?? ''}${operation.security?.length ? '' : ' (without signing in)'}</summary>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
${operation.parameters?.length ? html`<h3>Parameters</h3><ul>${operation.parameters.map((parameter) => html`<li><code>${parameter.name}</code> in ${parameter.in}: ${typeOf(parameter.schema ?? {})}</li>`)}</ul>` : ''}
${Object.entries(operation.requestBody?.content ?? {}).map(([media, { schema }]) => html`<h3>Body, ${media}</h3>${shape(schema ?? {})}`)}
<h3>Answers</h3>
<ul>${Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => html`<li><b>${status}</b> ${prose(description)} ${Object.entries(content ?? {}).map(([media, { schema }]) => html`<code>${media}</code> ${shape(schema ?? {})}`)}</li>`)}</ul>
</details>`

type Markup = ReturnType<typeof html>

/** What stands between backticks is code. */
const prose = (text: string): Markup =>
  html`${text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))}`

/** The fields of an object as a list; everything else on one line. */
function shape(schema: Schema): Markup {
  if (!schema.properties) return html`<p>${typeOf(schema)}</p>`
  return html`<ul>${Object.entries(schema.properties).map(
    ([name, field]) =>
      html`<li><code>${name}${schema.required?.includes(name) ? '' : '?'}</code>: ${typeOf(field)}</li>`,
  )}</ul>`
}

function typeOf(schema: Schema): Markup {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return html`<a href="#schema-${name}">${name}</a>`
  const options = schema.anyOf ?? schema.oneOf
  if (options) return html`${options.map((option, at) => html`${at > 0 ? ' or ' : ''}${typeOf(option)}`)}`
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (schema.properties) return html`object ${shape(schema)}`
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return html`${schema.format ? `${type} (${schema.format})` : type}`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
summary { cursor: pointer; padding: .4rem 0; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
details > :not(summary) { margin-left: 1rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: .8rem 0 .2rem; }
ul { margin: .2rem 0; padding-left: 1.2rem; }
p { margin: .2rem 0; }
`
