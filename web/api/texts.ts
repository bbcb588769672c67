import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('api', {
  theServerDidNotAnswer: 'The server did not answer',
  theLinkCouldNotBe: 'The link could not be requested',
  thePasswordCouldNotBe: 'The password could not be changed',
  yourSessionsCouldNotBe: 'Your sessions could not be listed',
  theSessionCouldNotBe: 'The session could not be ended',
  theSessionsCouldNotBe: 'The sessions could not be ended',
  yourDataCouldNotBe: 'Your data could not be exported',
  theAccountCouldNotBe: 'The account could not be deleted',
  failedToPerformAction: 'Failed to perform action',
  failedToLoadAdminData: 'Failed to load admin data',
  failedToExportData: 'Failed to export data',
  aPartOfLegibleCould:
    'A part of Legible could not be fetched. Check your connection, or reload the page to get the newest version.',
  thePasskeyDidNotWork: 'The passkey did not work',
  noConnectionToTheServer: 'No connection to the server',
  theServerAnsweredSomethingUnexpected: 'The server answered something unexpected',
  twoStepSignInCould: 'Two-step sign-in could not be changed',
  recentSignInsCouldNot: 'Recent sign-ins could not be listed',
  yourPasskeysCouldNotBe: 'Your passkeys could not be listed',
  thePasskeyCouldNotBe: 'The passkey could not be removed',
})
