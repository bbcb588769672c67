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
