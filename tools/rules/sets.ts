import { readdirSync, readFileSync } from 'node:fs'
import type { Document } from '#shared/schema/document.ts'
import { type Label, label as labelForm } from '../../bench/accuracy/label.ts'
import { fixtureFiles, readOnce } from '../../fixtures/read-once.ts'
import { documentOf } from '../generate/document.ts'
import { made } from '../generate/made.ts'

// What a rule has to show itself on: the fixtures, generated resumes, and generated resumes of seeds that nothing else uses.

export interface Case {
  id: string
  document: Document
  label: Label
}

interface Sets {
  fixtures: Case[]
  generated: Case[]
  /** Locked: no figure that anybody tunes by looks at these seeds. */
  locked: Case[]
}

const GENERATED = { seed: 500, count: 240 }
const LOCKED = { seed: 90_210, count: 240 }

function generated({ seed, count }: { seed: number; count: number }): Case[] {
  return Array.from({ length: count }, (_, n) => {
    const one = made(seed, n)
    return {
      id: one.sheet.id,
      document: documentOf(one.laid, `${one.sheet.id}.pdf`),
      label: labelForm.parse(one.label),
    }
  })
}

export async function sets(): Promise<Sets> {
  const labels = new URL('../../fixtures/labels/', import.meta.url)
  const known = new Set(readdirSync(labels))
  const fixtures: Case[] = []
  for (const file of fixtureFiles()) {
    const id = file.replace(/\.\w+$/, '')
    if (!known.has(`${id}.json`)) continue
    const read = labelForm.parse(JSON.parse(readFileSync(new URL(`${id}.json`, labels), 'utf8')))
    fixtures.push({ id, document: await readOnce(file), label: read })
  }
  return { fixtures, generated: generated(GENERATED), locked: generated(LOCKED) }
}
