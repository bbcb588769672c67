import { t } from './texts.ts'

// What of a page is known before anything of it runs: its title and what it is for. The build writes it into the page's
// shell, the skeleton shows it while the page is fetched, and the page itself goes on with the same words.

export interface Heading {
  title: string
  lead?: string
  /** The room above, as the page has it. */
  pad: string
}

const TOOL = 'py-10'
const FORM = 'py-12 lg:py-20'
const PROSE = 'py-12'

export const HEADINGS = {
  sample: {
    get title() {
      return t.aSampleAnalysis
    },
    get lead() {
      return t.janeSampleAndTheCompany
    },
    pad: TOOL,
  },
  login: {
    get title() {
      return t.signInToYourAccount
    },
    pad: FORM,
  },
  register: {
    get title() {
      return t.createYourAccount
    },
    pad: FORM,
  },
  forgot: {
    get title() {
      return t.forgotYourPassword
    },
    pad: FORM,
  },
  reset: {
    get title() {
      return t.setANewPassword
    },
    pad: FORM,
  },
  dashboard: {
    get title() {
      return t.welcomeBack
    },
    get lead() {
      return t.whereYourResumesStandWhat
    },
    pad: TOOL,
  },
  analyzer: {
    get title() {
      return t.resumeAnalyzer
    },
    get lead() {
      return t.chooseAFileAndSay
    },
    pad: TOOL,
  },
  builder: {
    get title() {
      return t.resumeBuilder
    },
    get lead() {
      return t.writeItStepByStep
    },
    pad: TOOL,
  },
  history: {
    get title() {
      return t.analysisHistory
    },
    pad: TOOL,
  },
  profile: {
    get title() {
      return t.profileSettings
    },
    pad: TOOL,
  },
  help: {
    get title() {
      return t.helpCenter
    },
    get lead() {
      return t.whatLegibleDoesAndWhat
    },
    pad: PROSE,
  },
  contact: {
    get title() {
      return t.contactUs
    },
    get lead() {
      return t.differentPeopleRunServersWith
    },
    pad: PROSE,
  },
  privacy: {
    get title() {
      return t.privacyPolicy
    },
    get lead() {
      return t.whatThisSoftwareKeepsOf
    },
    pad: PROSE,
  },
  terms: {
    get title() {
      return t.termsOfService
    },
    get lead() {
      return t.whatYouMayExpectOf
    },
    pad: PROSE,
  },
} satisfies Record<string, Heading>

/** The page of an address, by the name of its folder; the start has no name in its address. */
export const START = 'landing'
export const pageOf = (pathname: string): string => pathname.split('/')[1] || START

const ALL = new Map<string, Heading>(Object.entries(HEADINGS))

export const headingOf = (page: string): Heading | null => ALL.get(page) ?? null
