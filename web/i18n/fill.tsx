import { Fragment, type ReactNode } from 'react'

type Slots<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never

type Parts<Text extends string> = { [name in Slots<Text>]: ReactNode } & {
  [name in Tags<Text>]: (inside: ReactNode) => ReactNode
}

const PART = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs

/** A text whose parts are elements: `fill(t.agree, { terms: (inside) => <Link to="/terms">{inside}</Link> })`. */
export function fill<Text extends string>(text: Text, parts: Parts<Text>): ReactNode {
  const of = parts as Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(PART)) {
    const [whole, slot, tag, inside = ''] = match
    nodes.push(text.slice(end, match.index))
    const part = of[slot ?? tag ?? '']
    nodes.push(
      <Fragment key={match.index}>
        {typeof part === 'function' ? part(fill(inside, parts as never)) : part}
      </Fragment>,
    )
    end = match.index + whole.length
  }
  return [...nodes, text.slice(end)]
}
