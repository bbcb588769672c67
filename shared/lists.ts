/** A list that holds at least one item, so that its first one is always there. */
export type Filled<T> = [T, ...T[]]

/** Neighbours that belong together: an item joins the group before it, or begins one of its own. */
export function groupsOf<T>(items: Iterable<T>, joins: (item: T, group: Filled<T>) => boolean): Filled<T>[] {
  const groups: Filled<T>[] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && joins(item, group)) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** What stands at a place of a list that reaches so far. One that does not is a fault of ours, told where it is made. */
export function itemAt<T>(list: ArrayLike<T | undefined>, at: number): T {
  const item = list[at]
  if (item === undefined) throw new RangeError(`Nothing stands at ${at} in a list of ${list.length}.`)
  return item
}

/** The first of a list that is never empty. */
export const firstOf = <T>(list: ArrayLike<T>): T => itemAt(list, 0)

/** The last of a list that is never empty. */
export const lastOf = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1)
