import { chromium } from 'playwright-core'
import { FLAGS, PATIENCE_MS } from '../app.ts'
import { type Control, type Driver, VIEWPORT } from './driver.ts'
import { newFolders } from './folders.ts'

export async function driveChromium(): Promise<Driver> {
  const { downloads, remove } = newFolders()
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: FLAGS })
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('download', (download) => void download.saveAs(`${downloads}/${download.suggestedFilename()}`))
  return {
    downloads,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'commit' })
    },
    value: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const handle = (await page.evaluateHandle<Element | null>(expression)).asElement()
      if (!handle) return null
      const element: Control = {
        click: () => handle.click(),
        type: async (text) => {
          await handle.focus()
          await page.keyboard.press('ControlOrMeta+A')
          await page.keyboard.insertText(text)
        },
        choose: (file) => handle.setInputFiles(file),
      }
      return element
    },
    picture: () => page.screenshot(),
    close: async () => {
      await browser.close()
      await remove()
    },
  }
}
