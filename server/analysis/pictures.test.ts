import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { jpegOf } from '../../fixtures/scans/degrade.ts'
import { renderPage } from '../../fixtures/scans/render.ts'
import { createParsePool } from './pool.ts'

test('the pool reads a photograph of a page, and says what hiring software sees of it', async () => {
  const bytes = new Uint8Array(readFileSync(join(projectRoot, 'fixtures/files/amara-chromium-plain.pdf')))
  const page = await renderPage(bytes, 1, 150)
  const upper = { ...page, data: page.data.map((value, at) => (at > 0.35 * page.data.length ? 255 : value)) }
  const pool = createParsePool({ processes: 1, queue: 1, seconds: 60, memoryMb: 768 })
  try {
    const { resume, facts, result } = await pool.parse({
      bytes: jpegOf(upper, 90),
      name: 'photo.jpg',
      jobCategory: '',
      jobRole: '',
      jobDescription: '',
      asOf: '2026-01-01',
    })
    expect(resume.name).toBe('Amara Okonjo-Bright')
    expect(facts).toMatchObject({ kind: 'picture', textLayer: false, recognized: { pages: [1] } })
    expect(result.notices.map(({ code }) => code)).toContain('scan_read')
    expect(result.section_score).toBeGreaterThan(0)
  } finally {
    await pool.close()
  }
})
