import { faults } from '#server/faults.ts'

// What is not shaped like anything we know is refused by one look at its characters, before a parser makes values of it.

/** Deeper than anything we know; what is nested deeper would only serve to overflow a stack. */
const DEPTH_MAX = 64
/** Ten times what our largest object has, but for one that says of each field of a resume where it was read. */
const KEYS_FREE = 1000
/** That one has some thousands in a life's work, each with as much as this to say. */
const BYTES_PER_KEY = 40
/** A body of ours has one value in twenty bytes. */
const BYTES_PER_VALUE = 6
/** So few cost nothing, however small they are. */
const VALUES_FREE = 10_000

export function checkShape(text: string): void {
  const { depth, keys, values } = shapeOf(text)
  if (depth > DEPTH_MAX) throw faults.malformed('The request is nested too deeply.')
  if (keys > KEYS_FREE + text.length / BYTES_PER_KEY || values > VALUES_FREE + text.length / BYTES_PER_VALUE)
    throw faults.malformed('The request has too many fields.')
}

interface Shape {
  depth: number
  /** The most that one object has. */
  keys: number
  values: number
}

/** Counts brackets, colons and commas outside of strings; what is no JSON at all is refused by the parser afterwards. */
export function shapeOf(text: string): Shape {
  const keysAt: number[] = [0]
  const shape = { depth: 0, keys: 0, values: 1 }
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (inString) {
      if (unit === BACKSLASH) at += 1
      else if (unit === QUOTE) inString = false
    } else if (unit === QUOTE) inString = true
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
      depth += 1
      shape.values += 1
      if (depth > shape.depth) shape.depth = depth
      // Nobody parses what is nested deeper, so nothing more is kept of it.
      if (depth <= DEPTH_MAX) keysAt[depth] = 0
    } else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) depth -= 1
    else if (unit === COMMA) shape.values += 1
    else if (unit === COLON && depth >= 0 && depth <= DEPTH_MAX) {
      const keys = (keysAt[depth] ?? 0) + 1
      keysAt[depth] = keys
      if (keys > shape.keys) shape.keys = keys
    }
  }
  return shape
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
