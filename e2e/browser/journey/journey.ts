import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { invent, PATIENCE_MS } from '../app.ts'
import type { Driver } from './driver.ts'

// One person's way through the product, the same in every browser: what each of them has to be able to do.

interface Step {
  name: string
  walk(walker: Walker): Promise<void>
  /** What the screen shows after it is kept under this name. */
  picture?: 'result' | 'builder'
}

interface Server {
  url: string
  kill(): Promise<void>
}

const IN_PAGE = readFileSync(path.join(import.meta.dirname, 'in-page.js'), 'utf8')
  .replace(/^\/\/.*\n;/, '')
  .trim()
/** How often a page is looked at while it has not yet what is waited for. */
const LOOK_AGAIN_MS = 50

export class Walker {
  constructor(
    readonly driver: Driver,
    readonly server: Server,
  ) {}

  /** Looks until there is something. A page that is just being left cannot be asked: it is asked again. */
  async until<T>(what: string, look: () => Promise<T | null | undefined | false | 0>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS
    let why: unknown
    while (Date.now() < deadline) {
      try {
        const found = await look()
        if (found) return found
        why = undefined
      } catch (error) {
        why = error
      }
      await wait(LOOK_AGAIN_MS)
    }
    const shown = await this.driver.value('document.body.innerText').catch(String)
    throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. The page shows:\n${shown}`, { cause: why })
  }

  private ask = (call: string) => `(${IN_PAGE}).${call}`
  private find = (role: string, name: string) =>
    this.ask(`find(${JSON.stringify(role)}, ${JSON.stringify(name)})`)

  /** Until the new page has taken the old one's place: what is done to the old one is gone with it. */
  go = async (address: string) => {
    await this.driver.value('void (globalThis.isLeft = true)')
    await this.driver.goto(this.server.url + address)
    await this.until(`leaving for ${address}`, () => this.driver.value('globalThis.isLeft !== true'))
  }

  sees = (role: string, name: string) =>
    this.until(`a ${role} named ${name}`, () => this.driver.value(`${this.find(role, name)} !== null`))

  click = (role: string, name: string) =>
    this.until(`clicking the ${role} ${name}`, async () => {
      const element = await this.driver.element(this.find(role, name))
      await element?.click()
      return element
    })

  /** A menu that something else closed is opened again; while it opens, what stands in it still moves. */
  clickIn = (menu: string, item: string) =>
    this.until(`clicking ${item} in ${menu}`, async () => {
      const found = this.find('menuitem', item)
      if (await this.driver.value(`${found} !== null`)) return this.driver.value(`(${found}.click(), true)`)
      await (await this.driver.element(this.find('button[aria-expanded=false]', menu)))?.click()
      return false
    })

  type = (field: string, text: string) =>
    this.until(`typing into ${field}`, async () => {
      const element = await this.driver.element(this.find('field', field))
      await element?.type(text)
      return (await this.driver.value(`${this.find('field', field)}?.value`)) === text
    })

  choose = (input: string, file: string) =>
    this.until(`choosing ${file}`, async () => {
      const element = await this.driver.element(this.find('file', input))
      await element?.choose(`fixtures/files/${file}`)
      return element
    })

  isDrawn = (picture: string) =>
    this.until(`${picture} to be drawn`, async () => {
      const dark = await this.driver.value<number>(this.ask(`ink(${JSON.stringify(picture)})`))
      return dark > LETTERS
    })

  /** A file that has come down whole. */
  downloads = (ending: string, magic: string) =>
    this.until(`a download of ${ending}`, async () => {
      const file = readdirSync(this.driver.downloads).find((name) => name.endsWith(ending))
      if (!file) return false
      return (
        readFileSync(path.join(this.driver.downloads, file)).subarray(0, magic.length).toString() === magic
      )
    })
}

/** Dark points of a page with a few lines on it. */
const LETTERS = 500
const POSTING =
  'Senior Frontend Developer\nRequirements:\n- 5 years of experience with React and TypeScript\n- GraphQL\n- Kubernetes'
const NAME = 'Grace'

const analyze =
  (file: string, { isAsked = false } = {}) =>
  async (walker: Walker): Promise<void> => {
    await walker.go('/analyzer')
    await walker.choose('', file)
    await walker.sees('text', 'Looks like')
    await walker.click('button', 'Analyze Resume')
    if (isAsked) await walker.click('button', 'Keep Frontend Developer')
    await walker.sees('heading', 'Overall assessment')
    // Said when it is on the disk, a moment after it is on the screen.
    await walker.sees('text', 'Analysis completed successfully!')
  }

async function toStep(walker: Walker, step: string) {
  const address = await walker.driver.value<string>('location.pathname')
  await walker.go(address.replace(/[^/]+$/, step))
}

export const STEPS: Step[] = [
  {
    name: 'Register',
    walk: async (walker) => {
      const { name, email, password } = invent()
      await walker.go('/register')
      await walker.type('Full Name', name)
      await walker.type('Email', email)
      await walker.type('Password', password)
      await walker.type('Confirm Password', password)
      await walker.click('input[type=checkbox]', '')
      await walker.click('button', 'Create account')
      await walker.sees('heading', 'Sign in to your account')
      await walker.type('Password', password)
      await walker.click('button', 'Sign in')
      await walker.sees('heading', 'Welcome back')
      await walker.sees('text', 'Ready offline')
    },
  },
  {
    name: 'Analyze a PDF',
    walk: async (walker) => {
      // The role that stands there at first is nobody's choice.
      await analyze('amara-chromium-plain.pdf', { isAsked: true })(walker)
      await walker.isDrawn('Page 1 of')
    },
    picture: 'result',
  },
  { name: 'Analyze a DOCX', walk: analyze('amara-docx-styles.docx') },
  { name: 'Analyze a DOC', walk: analyze('amara-office-styles-doc.doc') },
  {
    name: 'Match a job',
    walk: async (walker) => {
      await walker.go('/analyzer')
      await walker.click('button[aria-controls=job-description-panel]', 'Add')
      await walker.type('Job description', POSTING)
      await walker.choose('', 'amara-chromium-plain.pdf')
      await walker.click('button', 'Analyze Resume')
      await walker.sees('dt', 'Job match')
      await walker.sees('text', 'Kubernetes')
    },
  },
  {
    name: 'Build a resume',
    walk: async (walker) => {
      await walker.go('/builder')
      await walker.choose('Resume to import', 'amara-chromium-plain.pdf')
      await walker.sees('heading', 'Personal Info')
      await walker.type('First Name', NAME)
      await walker.sees('text', 'Saved on this device')
    },
  },
  {
    name: 'See its pages',
    walk: async (walker) => {
      await walker.sees('text', 'Score')
      await walker.isDrawn('Page 1 of')
    },
    picture: 'builder',
  },
  {
    name: 'Download the PDF',
    walk: async (walker) => {
      await toStep(walker, 'review')
      await walker.click('button', 'Download PDF')
      await walker.sees('text', 'Downloaded. Every field reads back correctly.')
      await walker.downloads('.pdf', '%PDF-')
    },
  },
  {
    name: 'Download the DOCX',
    walk: async (walker) => {
      await walker.clickIn('Other formats', 'Word')
      await walker.downloads('.docx', 'PK')
    },
  },
  {
    name: 'Reload',
    walk: async (walker) => {
      await toStep(walker, 'personal')
      await walker.until('what was typed', async () => {
        const name = await walker.driver.value(
          `document.querySelector('[data-path="personalInfo.firstName"]')?.value`,
        )
        return name === NAME
      })
    },
  },
  {
    name: 'Without the server',
    walk: async (walker) => {
      const builder = await walker.driver.value<string>('location.pathname')
      await walker.server.kill()
      await analyze('amara-chromium-plain.pdf')(walker)
      await walker.go(builder)
      await walker.isDrawn('Page 1 of')
    },
  },
]
