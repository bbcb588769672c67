import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { FIXTURES, signedIn, toast } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

/** What each step asks for, by its labels; `add`: in a list, in an entry that is added. */
const STEPS: { name: string; add?: string; fields: string[] }[] = [
  {
    name: 'Personal Info',
    fields: ['First Name', 'Last Name', 'Email', 'Phone', 'Address', 'LinkedIn', 'Website'],
  },
  { name: 'Summary & Target', fields: ['Summary', 'Headline', 'Target Role', 'Job Category'] },
  {
    name: 'Education',
    add: 'Add Education',
    fields: ['Institution', 'Degree', 'Field of Study', 'Graduation Year', 'GPA (optional)'],
  },
  {
    name: 'Work Experience',
    add: 'Add Experience',
    fields: ['Position', 'Company', 'Start Date: year', 'End Date: year', 'Bullet 1'],
  },
  { name: 'Projects', add: 'Add Project', fields: ['Project Name', 'Description', 'Technologies', 'Link'] },
  { name: 'Skills', fields: ['Skill'] },
  { name: 'Template & Review', fields: [] },
]
const TEMPLATES = [
  'Modern Clean and professional',
  'Classic Traditional and formal',
  'Creative Unique and eye-catching',
]
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const saved = (page: Page) => page.getByRole('main').getByText('Saved on this device').waitFor()

async function newResume() {
  const { page } = await signedIn(app, { at: '/builder' })
  await page.getByRole('button', { name: 'New resume' }).click()
  await title(page, 'Personal Info').waitFor()
  return page
}

/** At every width a phone has; all steps are in sight on a desk. */
async function footIsOneRow(page: Page) {
  const size = page.viewportSize()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const buttons = await page.locator('[data-foot]').getByRole('button').all()
    const boxes = await Promise.all(buttons.map((one) => one.boundingBox()))
    expect(new Set(boxes.map((box) => box && Math.round(box.y))).size, `${width}`).toBe(1)
  }
  await page.setViewportSize({ width: 800, height: 640 })
  const steps = page.getByRole('navigation', { name: 'Steps' })
  expect(await steps.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  if (size) await page.setViewportSize(size)
}

test('the seven steps can be walked with Next and Previous, and ask for what they should', async () => {
  const page = await newResume()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await button('Previous').isDisabled()).toBe(true)
  for (const [at, { name, add, fields }] of STEPS.entries()) {
    if (at > 0) await button('Next').click()
    await title(page, name).waitFor()
    if (add) await button(add).click()
    for (const field of fields) await page.getByLabel(field, { exact: true }).waitFor()
    const last = at === STEPS.length - 1
    expect([
      await button('Save Resume').count(),
      await button('Next').count(),
      await button('Download PDF').count(),
    ]).toEqual([1, last ? 0 : 1, 1])
  }
  expect(new URL(page.url()).pathname).toMatch(/\/review$/)
  for (const [at, name] of TEMPLATES.entries())
    expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(at === 0)
  const preview = page.getByRole('region', { name: 'Preview', exact: true }).getByRole('term')
  expect(await preview.allInnerTexts()).toEqual(['Name', 'Email', 'Phone', 'Summary', 'Target Role'])
  await button('Previous').click()
  await title(page, 'Skills').waitFor()
  await footIsOneRow(page)
  await movesAndRemoves(page)
  await page.context().close()
})

/** In a step without a skill: typed as tags, moved by keys and by pointer, opened and removed. */
async function movesAndRemoves(page: Page) {
  const skill = page.getByLabel('Skill', { exact: true })
  await skill.pressSequentially('Baking,Frying')
  await skill.press('Enter')
  await skill.pressSequentially('Cooling')
  await page.getByRole('button', { name: 'Add Skill' }).click()
  const tags = page.locator('[data-tag]')
  const order = () => tags.allInnerTexts()
  expect(await order()).toEqual(['Baking', 'Frying', 'Cooling'])
  await tags.first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByText('Baking is now 2 of 3.').waitFor()
  await page.locator('[data-tag]:focus', { hasText: 'Baking' }).waitFor()
  await drags(page, tags.last(), tags.first())
  await page.getByText('Cooling is now 1 of 3.').waitFor()
  expect(await order()).toEqual(['Cooling', 'Frying', 'Baking'])
  await page.getByRole('button', { name: 'Frying', exact: true }).click()
  expect(await page.getByLabel('Level').inputValue()).toBe('')
  expect(await page.getByLabel('Level').getByRole('option').allInnerTexts()).toEqual([
    'No level',
    'Beginner',
    'Intermediate',
    'Advanced',
    'Expert',
  ])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Remove Frying' }).click()
  await page.locator('[data-tag]:focus', { hasText: 'Baking' }).waitFor()
  await page.keyboard.press('Delete')
  expect(await order()).toEqual(['Cooling'])
}

/** Which tags lie on another one, not counting the one that is being dragged. */
const overlapping = (page: Page) =>
  page.locator('li:not(.shadow-float) > [data-tag]').evaluateAll((tags) => {
    const boxes = tags.map((tag) => tag.closest('li')?.getBoundingClientRect() ?? new DOMRect())
    return tags
      .filter((_, at) =>
        boxes.some((other, index) => {
          const own = boxes[at]
          return (
            own !== undefined &&
            index !== at &&
            own.left < other.right &&
            other.left < own.right &&
            own.top < other.bottom &&
            other.top < own.bottom
          )
        }),
      )
      .map((tag) => tag.textContent)
  })

async function drags(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  const target = await to.boundingBox()
  if (!target) throw new Error('There is nothing to drag it to')
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2]
  // It is taken up with the first move; only then is it known what it can be put down on.
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.locator('li.shadow-float').waitFor()
  await page.mouse.move(x, y, { steps: 4 })
  expect(await overlapping(page)).toEqual([])
  await page.mouse.up()
  // The click that ends a drag is no click: for a moment after it no click arrives anywhere.
  await page.waitForFunction(() => {
    let arrived = false
    const arrive = () => {
      arrived = true
    }
    document.body.addEventListener('click', arrive)
    document.body.click()
    document.body.removeEventListener('click', arrive)
    return arrived
  })
}

test('text is marked as in a word processor, lists are pasted as bullets, and both are printed', {
  tags: 'thorough',
}, async () => {
  const page = await newResume()
  await page.getByRole('link', { name: /Summary & Target/ }).click()
  const summary = page.getByLabel('Summary', { exact: true })
  await summary.pressSequentially('Ran a shop of ')
  await page.keyboard.press('Control+b')
  await summary.pressSequentially('forty people')
  await page.keyboard.press('Control+b')
  await summary.pressSequentially(` and baked bread ${'day after day '.repeat(12)}`)
  for (const word of ['day', 'after']) {
    await summary.evaluate(
      (field: HTMLTextAreaElement, at) => {
        field.setSelectionRange(at, at + 9)
      },
      40 + word.length * 7,
    )
    await page.keyboard.press('Control+i')
  }
  await summary.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8))
  await page.keyboard.press('Control+k')
  await page.getByLabel('Link address').fill('example.org/shop')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('[data-drawn] span').nth(1).textContent()).toBe('shop')
  // The letters that are seen stand where the field has its own: it breaks its lines at the same places.
  const [seen, typed] = await summary.evaluate((field: HTMLTextAreaElement) => [
    field.parentElement?.querySelector('[data-drawn]')?.scrollHeight,
    field.scrollHeight,
  ])
  expect(seen).toBe(typed)
  await page.getByRole('link', { name: /Work Experience/ }).click()
  await page.getByRole('button', { name: 'Add Experience' }).click()
  await page.getByLabel('Bullet 1', { exact: true }).focus()
  await page.keyboard.insertText('• Helped out\n• Cut waste by 40 % in 2 years with a new oven\n')
  expect(await page.getByLabel('Bullet 2', { exact: true }).inputValue()).toBe(
    'Cut waste by 40 % in 2 years with a new oven',
  )
  await page.getByRole('button', { name: 'Strongest first' }).click()
  await page.getByText('The strongest bullets are now first.').waitFor()
  expect(await page.getByLabel('Bullet 2', { exact: true }).inputValue()).toBe('Helped out')
  await page.getByRole('button', { name: 'Other formats' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON Resume' }).click()
  const json = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(json.basics.summary).toContain('Ran a [shop](https://example.org/shop) of **forty people** and')
  await page.context().close()
})

test('what is typed is there after a reload, with undo, and Save Resume says so', async () => {
  const page = await newResume()
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Sample')
  await saved(page)
  await page.reload()
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('First Name').inputValue()).toBe('Grace')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Sample')
  await page.getByRole('button', { name: 'Save Resume' }).click()
  await toast(page, 'Resume saved successfully!').waitFor()
  await saysWhatTheDiskRefused(page)
  await page.context().close()
})

async function saysWhatTheDiskRefused(page: Page) {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Phone').fill('+1 202 555 0147')
  await page.getByRole('button', { name: 'Save Resume' }).click()
  await toast(page, 'Failed to save resume').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download what you wrote' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('+1 202 555 0147')
  // The journal of the closed page has it still.
  await page.reload()
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 202 555 0147')
}

test('an imported PDF is shown as real pages, scored, and downloads as a file that reads back', async () => {
  const { page } = await signedIn(app, { at: '/builder' })
  await page
    .getByLabel('Resume to import')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"basics":') })
  await page.getByRole('alert').getByText('This file is damaged.').waitFor()
  await page.getByLabel('Resume to import').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('First Name').inputValue()).toBe('Amara')
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
  await leadsToItsField(page)
  await growsSharp(page)
  await page.getByRole('link', { name: /Template & Review/ }).click()
  for (const template of ['Classic', 'Creative', 'Modern'])
    await page.getByText(template, { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await (await download).path()
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  await toast(page, 'Downloaded. Every field reads back correctly.').waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByText(/^Download of Amara/).waitFor()
  await page.keyboard.press('Escape')
  await provesWhatItsJobAsks(page)
  await page.context().close()
})

/** From the field to its place on the page, and from there, another step open, back to the field: by pointer and by list. */
async function leadsToItsField(page: Page) {
  const focused = page.locator('[data-path="personalInfo.firstName"]:focus')
  await page.getByLabel('First Name').focus()
  const mark = await page.locator('[data-mark="personalInfo.firstName"]').boundingBox()
  const sheet = await page.locator('[data-page="1"]').boundingBox()
  if (!mark || !sheet) throw new Error('The field is not marked on the page')
  for (const choose of [
    () =>
      page
        .locator('[data-page="1"]')
        .click({ position: { x: mark.x - sheet.x + 4, y: mark.y - sheet.y + 4 } }),
    async () => {
      await page.getByText('What is on the pages, as text').click()
      const places = page.getByRole('list', { name: 'What is on the pages' })
      await places.getByRole('button', { name: 'Amara', exact: true }).click()
    },
  ]) {
    await page.getByRole('link', { name: /Skills/ }).click()
    await title(page, 'Skills').waitFor()
    await choose()
    await focused.waitFor()
  }
}

/** Drawn anew in each size, not stretched; and the window does not grow with it. */
async function growsSharp(page: Page) {
  const sheet = page.locator('[data-page="1"]')
  const width = () => sheet.evaluate((element) => element.clientWidth)
  const isSharp = () =>
    sheet
      .locator('canvas')
      .first()
      .evaluate(
        (canvas: HTMLCanvasElement) => Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) <= 1,
      )
  const before = await width()
  const larger = page.getByRole('button', { name: 'Larger' })
  while (await larger.isEnabled()) await larger.click()
  await expect.poll(async () => Math.round(10 * ((await width()) / before))).toBe(20)
  await expect.poll(isSharp).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await expect.poll(width).toBe(before)
}

async function provesWhatItsJobAsks(page: Page) {
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  await page.getByLabel('Role', { exact: true }).fill('Welder')
  await page.getByLabel('Job description').fill('Welder\nRequirements:\n- Kubernetes\n- COBOL')
  await page.getByRole('button', { name: 'Create tailored copy' }).click()
  await title(page, 'Summary & Target').waitFor()
  await page.goto('/builder')
  const copy = page.getByRole('listitem').filter({ hasText: 'for Welder' })
  await copy.getByText(/^[1-9]\d* missing$/).click()
  await copy.getByRole('listitem').filter({ hasText: 'Kubernetes' }).waitFor()
}

test('two tabs on one draft: what each wrote is kept', { tags: 'thorough' }, async () => {
  const page = await newResume()
  await page.getByLabel('First Name').fill('Grace')
  await saved(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await title(other, 'Personal Info').waitFor()
  await other.getByLabel('Phone').fill('+1 202 555 0147')
  await saved(other)
  await page.getByLabel('Last Name').fill('Sample')
  await saved(page)
  await page.reload()
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 202 555 0147')
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Sample')
  await page.context().close()
})

test('a tab closed in the middle of a word loses nothing', async () => {
  const page = await newResume()
  const address = page.url()
  await page.getByLabel('First Name').fill('Gr')
  await saved(page)
  await page.getByLabel('First Name').fill('Grace')
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await title(again, 'Personal Info').waitFor()
  expect(await again.getByLabel('First Name').inputValue()).toBe('Grace')
  await context.close()
})
