import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What the summary says, how long it is, and the years it claims.

export const t = catalog('score-summary', {
  there: 'There is a summary.',

  has: withValues('Your summary has {words}.'),
  hasOnly: withValues('Your summary has only {words}.'),
  cut: withValues('Cut your summary to {most} at most; it has {count}.'),
  sayMore: withValues('Say a little more in your summary: {fewest} to {most} work well.'),
  sayMoreAndProve: withValues(
    'Say a little more in your summary: {fewest} to {most} work well. Add your best result.',
  ),
  sayMoreOfYourself: withValues(
    'Say a little more in your summary: {fewest} to {most} work well. Add what you are best at, or what you are looking for next.',
  ),

  saysLevel: 'Your summary says how experienced you are.',
  saysNoLevel: 'Your summary gives neither years nor level.',
  addYears: counted({
    one: 'Say in your summary how experienced you are, such as “{count} year of experience”.',
    other: 'Say in your summary how experienced you are, such as “{count} years of experience”.',
  }),
  addLevel:
    'Say in your summary how experienced you are, such as the number of your years, “licensed” or “senior”.',
  addLevelOfBeginner:
    'Say in your summary how experienced you are, such as “recent graduate”, “junior” or “licensed”.',

  hasResult: 'Your summary has a result in it.',
  ofBeginner: 'Your summary says what you learn, and where you want to begin.',
  hasNoResult: 'Your summary has no result in it.',
  addResult: 'Add your best result to the summary: what you did, and how much it changed.',

  namesRole: 'Your summary names a role.',
  noRoleKnown: 'No role is known to look for.',
  namesNoRole: 'Your summary names no role.',
  beginWithRoleWanted: 'Begin your summary with the role you want.',
  titleSaysRole: 'The title under your name says what you are.',
  namesYourRole: 'Your summary names your role.',
  saysNoRole: 'Your summary does not say what you are.',
  beginWith: withValues('Begin your summary with the role: “{role} with …”.'),
  beginWithRole: 'Begin your summary with your role and the years you have worked in it.',

  noYearsClaimed: 'No number of years is claimed.',
  yearsUnknown: 'Your dates do not show how many years there are.',
  yearsShown: withValues('Your dates show the {years} years you claim.'),
  yearsClaimed: withValues('You claim {years} years; your dates show about {shown}.'),
  changeYears: withValues('Change “{text}” to what your dates show, or add the positions that are missing.'),
})
