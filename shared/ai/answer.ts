import { z } from 'zod'
import type { JsonSchema } from './model.ts'

// What a model is asked for. The grammar of a model that can be held to one is made from the same schema by which its
// answer is checked. Lists are bounded in it; texts are not, for which grammars are costly (seconds for one length):
// a text that is too long is cut, and an answer that was cut off loses only its last claim.

const PER_LIST = 4
const MAX_TEXT = 400
const MAX_QUOTE = 600

const text = z.string().min(1)
const formWith = (quote: z.ZodType<string>) => {
  const claims = z.array(z.object({ quote, text })).max(PER_LIST)
  return z.object({ strengths: claims, weaknesses: claims, recommendations: z.array(text).max(PER_LIST) })
}

/** An empty quotation is one that proves nothing: judged with the others. */
const aiAnswer = formWith(z.string())
export type AiAnswer = z.infer<typeof aiAnswer>
export type Claim = AiAnswer['strengths'][number]

export function schemaOf(form: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(form)
  return schema
}

/** With a grammar the model can choose its quotations only among the resume's own lines. */
export const answerSchema = (lines: readonly string[], constrained: boolean): JsonSchema =>
  schemaOf(constrained ? formWith(z.literal([...lines])) : aiAnswer)

/** Models wrap their JSON in prose or in a code fence, though told not to: the outermost object counts. */
export function jsonIn(given: string): unknown {
  const from = given.indexOf('{')
  const to = given.lastIndexOf('}')
  return from < 0 || to < from ? undefined : parsed(given.slice(from, to + 1))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not JSON is an answer too: the caller decides what it is worth.
    return undefined
  }
}

const shortened = (value: string, length: number) =>
  value.length > length ? `${value.slice(0, length - 1).trimEnd()}…` : value

/** What is only too much or empty is no reason to ask again: it is cut to what was asked for. */
function tidied(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  const tidyItem = (item: unknown): unknown => {
    if (typeof item === 'string') return shortened(item.trim(), MAX_TEXT)
    if (typeof item !== 'object' || item === null || !('quote' in item) || !('text' in item)) return item
    const { quote, text: said } = item
    return typeof quote === 'string' && typeof said === 'string'
      ? { quote: quote.slice(0, MAX_QUOTE), text: shortened(said.trim(), MAX_TEXT) }
      : item
  }
  const isEmpty = (item: unknown) => {
    const said: unknown = typeof item === 'object' && item !== null && 'text' in item ? item.text : item
    return typeof said === 'string' && said.trim() === ''
  }
  const entries = Object.entries(json).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    Array.isArray(value)
      ? value
          .filter((item) => !isEmpty(item))
          .slice(0, PER_LIST)
          .map(tidyItem)
      : value,
  ])
  return Object.fromEntries(entries)
}

export type Read = { answer: AiAnswer } | { problem: string; isCut: boolean }

export function readAnswer(given: string, cut: boolean): Read {
  const json = jsonIn(given)
  const read = aiAnswer.safeParse(tidied(json))
  if (read.success) return { answer: read.data }
  const begun = json === undefined ? answerSoFar(given) : undefined
  if (begun && begun.strengths.length + begun.weaknesses.length + begun.recommendations.length > 0)
    return { answer: begun }
  const issue = read.error.issues[0]
  const problem =
    json !== undefined
      ? `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`.trim()
      : cut
        ? 'it was cut off'
        : given.includes('{')
          ? 'the JSON was broken'
          : 'it contained no JSON object'
  return { problem, isCut: cut && json === undefined }
}

const EMPTY = { strengths: [], weaknesses: [], recommendations: [] }

/** The claims that are complete in an answer of which only the beginning is here. */
export function answerSoFar(given: string): AiAnswer {
  const from = given.indexOf('{')
  const begun = from < 0 ? '' : given.slice(from)
  const read = aiAnswer.safeParse({ ...EMPTY, ...Object(tidied(parsed(closedAfterItem(begun)))) })
  return read.success ? read.data : EMPTY
}

/** Cut behind the last complete item of a list of the outermost object, and closed. */
function closedAfterItem(json: string): string {
  const open: string[] = []
  let inText = false
  let whole = ''
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at)
    if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
      if (inText || open.length !== 2 || open[1] !== '[') continue
    } else if (sign === '"') {
      inText = true
      continue
    } else if (sign === '{' || sign === '[') open.push(sign)
    else if (sign === '}' || sign === ']') open.pop()
    if (open.length === 2 && open[1] === '[' && (sign === '}' || sign === '"'))
      whole = `${json.slice(0, at + 1)}]}`
    if (open.length === 1 && sign === ']') whole = `${json.slice(0, at + 1)}}`
    if (open.length === 0) return json.slice(0, at + 1)
  }
  return whole || '{}'
}
