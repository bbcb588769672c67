import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss'
import type { Finding } from './script.ts'
import { lackedBy, membersOf, table } from './support.ts'

// Which rules, selectors, properties, values and functions a stylesheet uses though some browser at the floor lacks
// them. What stands in `@supports` is asked for first. Vendors' own names are for that vendor alone.

const { css } = table
const lacking = (feature: Identifier | undefined): string[] =>
  feature?.__compat ? lackedBy(feature.__compat) : []

/** Functions such as `light-dark()`, by name, however deep they are filed. */
const functions = new Map<string, string[]>()
function collectFunctions(feature: Identifier) {
  for (const [name, child] of membersOf(feature)) {
    const lackedBy = lacking(child)
    const description = child.__compat?.description ?? ''
    if (lackedBy.length > 0 && description.includes(`${name}()`)) functions.set(name, lackedBy)
    collectFunctions(child)
  }
}
collectFunctions(css.types as Identifier)

type Found = Omit<Finding, 'near' | 'owners'>

const isVendors = (name: string) => name.startsWith('-')

/** The same rule says it with the prefix too, for the browsers that ask for it. */
const isPrefixed = ({ prop, parent }: Declaration) =>
  parent?.some((node) => node.type === 'decl' && isVendors(node.prop) && node.prop.endsWith(`-${prop}`)) ===
  true

function inDeclaration(declaration: Declaration): Found[] {
  const { prop, value } = declaration
  if (isVendors(prop) || isPrefixed(declaration)) return []
  const feature = css.properties?.[prop]
  const words = new Set(value.match(/(?<![\w-])[a-z][\w-]*/g))
  return [
    { name: prop, lackedBy: lacking(feature) },
    ...[...words].map((word) => ({ name: `${prop}: ${word}`, lackedBy: lacking(feature?.[word]) })),
    ...[...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => ({
      name: `${name}()`,
      lackedBy: functions.get(name) ?? [],
    })),
  ]
}

const inSelector = ({ selector }: Rule): Found[] =>
  [...selector.replaceAll(/\\./g, '').matchAll(/:([a-z][\w-]*)/g)].map(([, name = '']) => ({
    name: `:${name}`,
    lackedBy: lacking(css.selectors?.[name]),
  }))

function isAskedFor(node: ChildNode): boolean {
  const { parent } = node
  if (!parent || parent.type === 'root' || parent.type === 'document') return false
  return (
    (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') ||
    isAskedFor(parent as ChildNode)
  )
}

function inNode(node: ChildNode): Found[] {
  if (node.type === 'decl') return inDeclaration(node)
  if (node.type === 'rule') return inSelector(node)
  if (node.type === 'atrule' && !isVendors(node.name))
    return [{ name: `@${node.name}`, lackedBy: lacking(css['at-rules']?.[node.name]) }]
  return []
}

export function tooNewInStyle(source: string): Finding[] {
  const found: Finding[] = []
  postcss.parse(source).walk((node) => {
    if (isAskedFor(node)) return
    for (const { name, lackedBy } of inNode(node))
      if (lackedBy.length > 0) found.push({ name, lackedBy, owners: [], near: node.toString().slice(0, 120) })
  })
  return found
}
