import { writeFileSync } from 'node:fs'
import { found } from './found.ts'
import { listOf, templatesOf } from './written.ts'

const EXPORT = new URL('../../shared/export/', import.meta.url)
const all = await found()
writeFileSync(new URL('design-list.ts', EXPORT), listOf(all))
writeFileSync(new URL('pdf/all-templates.ts', EXPORT), templatesOf(all))
