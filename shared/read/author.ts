// Who a file says has written it, where it puts the family name first, as catalogues do. `Admin` or a whole name in the
// usual order would tell nothing that the page does not.

const FAMILY_FIRST = /^[^,]{1,100}, [^,]{1,100}$/

export const authorOf = (author: unknown): { author?: string } =>
  typeof author === 'string' && FAMILY_FIRST.test(author.trim()) ? { author: author.trim() } : {}
