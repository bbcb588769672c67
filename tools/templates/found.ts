import { readdirSync } from 'node:fs'
import type { Listed } from '#shared/export/pdf/templates.ts'
import type { Found } from './written.ts'

const FOLDER = new URL('../../shared/export/pdf/templates/', import.meta.url)

/** What each file of the folder says of its template. */
export const found = (): Promise<Found[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .sort()
      .map(async (file) => {
        const { listed }: { listed: Listed } = await import(new URL(file, FOLDER).href)
        return { id: file.replace(/\.ts$/, ''), ...listed }
      }),
  )
