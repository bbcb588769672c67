import type { Identifier } from '@mdn/browser-compat-data'
import { featureAt, lackedBy, membersOf } from './support.ts'

// What a browser has to be without to stand for every browser at the floor: a script that removes all of the language
// and of the pages' interfaces that one of them lacks. Whatever runs after it runs at the floor.

interface Missing {
  globals: string[]
  /** `[owner, member]`: from the owner and from its prototype; `@@asyncIterator` as MDN writes a symbol. */
  members: [string, string][]
}

function missing(): Missing {
  const found: Missing = { globals: [], members: [] }
  const readInterface = (owner: string, feature: Identifier) => {
    if (feature.__compat && lackedBy(feature.__compat).length > 0) {
      found.globals.push(owner)
      return
    }
    for (const [written, { __compat }] of membersOf(feature)) {
      const member = written.replace(/_static$/, '')
      if (!__compat || member === owner || !/^(?:@@)?[\w$]+$/.test(member) || member.endsWith('_event'))
        continue
      if (lackedBy(__compat).length > 0) found.members.push([owner, member])
    }
  }
  for (const [owner, feature] of membersOf(featureAt('javascript.builtins'))) readInterface(owner, feature)
  for (const [owner, feature] of membersOf(featureAt('api'))) readInterface(owner, feature)
  return found
}

/** Once for each page or worker: a polyfill that comes after it stays. */
export const removalScript = (): string => `;(() => {
  if (globalThis.atTheFloor) return
  Object.defineProperty(globalThis, 'atTheFloor', { value: true })
  const { globals, members } = ${JSON.stringify(missing())}
  for (const [owner, written] of members) {
    const { [owner]: found } = globalThis
    const member = written.startsWith('@@') ? Symbol[written.slice(2)] : written
    for (const from of [found, found?.prototype])
      if (from && Object.hasOwn(from, member)) Reflect.deleteProperty(from, member)
    if (owner === 'Window' || owner === 'WorkerGlobalScope') Reflect.deleteProperty(globalThis, member)
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
})();`
