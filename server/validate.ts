import { createMiddleware } from 'hono/factory'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import type { AppEnv } from './deps.ts'
import { Fault, faults } from './faults.ts'

/** Deeper than anything we know; what is nested deeper would only serve to overflow a stack. */
const DEPTH_MAX = 64

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '')

export const json = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', schema, (result, c) => {
    if (!isJson(c.req.header('content-type'))) throw wrongType('application/json')
    if (!result.success) throw faults.invalid(fieldsOf(result.error))
  })

export const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', schema, (result) => {
    if (!result.success) throw faults.invalid(fieldsOf(result.error))
  })

export const form = <Schema extends z.ZodType>(schema: Schema) =>
  validator('form', schema, (result, c) => {
    if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? ''))
      throw wrongType('multipart/form-data')
    if (!result.success) throw faults.invalid(fieldsOf(result.error))
  })

/** A path that is not made as our ids are leads nowhere: 404, not 422. */
export const param = <Schema extends z.ZodType>(schema: Schema) =>
  validator('param', schema, (result) => {
    if (!result.success) throw faults.notFound()
  })

const wrongType = (wanted: string) =>
  new Fault(415, 'unsupported_media_type', `Send this request as ${wanted}.`)

type Issues = readonly { message: string; path?: readonly unknown[] | undefined; keys?: unknown }[]

/** The first thing wrong with each field, as forms show it. */
function fieldsOf(issues: Issues): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' && part && 'key' in part ? part.key : part))
      .join('.')
    fields[name || 'body'] ??= issue.message
  }
  return fields
}

const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i

/** JSON is UTF-8, as it stands, and not nested so deeply that it overflows the stack of what later walks the value. */
export const plainJson = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type')
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isJson(type)) {
    if (OTHER_CHARSET.test(type ?? '')) throw wrongType('UTF-8')
    if (!/^(identity)?$/i.test(c.req.header('content-encoding') ?? '')) throw wrongType('plain JSON')
    if (depthOf(decoded(await c.req.arrayBuffer())) > DEPTH_MAX)
      throw faults.malformed('The request is nested too deeply.')
  }
  await next()
})

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw faults.malformed('The request is not written in UTF-8.', cause)
  }
}

/** Counts brackets outside of strings; what is not JSON at all is refused by the parser afterwards. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (inString) {
      if (unit === BACKSLASH) at += 1
      else if (unit === QUOTE) inString = false
    } else if (unit === QUOTE) inString = true
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) depth -= 1
  }
  return deepest
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
