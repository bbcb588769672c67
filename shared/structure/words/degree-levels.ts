/** Highest first. */
export const DEGREE_LEVELS = ['phd', 'master', 'bachelor', 'associate', 'highschool'] as const
export type DegreeLevelName = (typeof DEGREE_LEVELS)[number]
