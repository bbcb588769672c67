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
    title: 'A sample analysis',
    lead: 'Jane Sample and the company are invented, the analysis is real. It was just made on your device.',
    pad: TOOL,
  },
  login: { title: 'Sign in to your account', pad: FORM },
  register: { title: 'Create your account', pad: FORM },
  forgot: { title: 'Forgot your password?', pad: FORM },
  reset: { title: 'Set a new password', pad: FORM },
  dashboard: {
    title: 'Welcome back',
    lead: 'Where your resumes stand, what changed since the last time, and what to do next.',
    pad: TOOL,
  },
  analyzer: {
    title: 'Resume Analyzer',
    lead: 'Choose a file and say which job it is for. It is read on your device, and you see what a machine makes of it.',
    pad: TOOL,
  },
  builder: {
    title: 'Resume Builder',
    lead: 'Write it step by step. Preview and score update as you type.',
    pad: TOOL,
  },
  history: { title: 'Analysis History', pad: TOOL },
  profile: { title: 'Profile Settings', pad: TOOL },
  help: {
    title: 'Help Center',
    lead: 'What Legible does, and what to do when it does not do what you expect.',
    pad: PROSE,
  },
  contact: {
    title: 'Contact Us',
    lead: 'Different people run servers with Legible. This is how to reach those who run this one.',
    pad: PROSE,
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What this software keeps of you, where, and how you take it away. It describes what the program does; whoever operates this server is answerable for it.',
    pad: PROSE,
  },
  terms: {
    title: 'Terms of Service',
    lead: 'What you may expect of Legible, and what is expected of you.',
    pad: PROSE,
  },
} satisfies Record<string, Heading>

/** The page of an address, by the name of its folder; the start has no name in its address. */
export const START = 'landing'
export const pageOf = (pathname: string): string => pathname.split('/')[1] || START

export const headingOf = (page: string): Heading | null => (HEADINGS as Record<string, Heading>)[page] ?? null
