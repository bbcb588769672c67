import { writeFileSync } from 'node:fs'
import { found, listOf } from './list.ts'

writeFileSync(new URL('../../shared/score/all-checks.ts', import.meta.url), listOf(await found()))
