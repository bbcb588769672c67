// Apart from the schemas: a page that lists them does not wait for those to be built.

export const SUGGESTION_GROUPS = [
  'contact',
  'summary',
  'skills',
  'experience',
  'education',
  'format',
] as const
export type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number]
