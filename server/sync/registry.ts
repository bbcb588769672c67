import type { SyncRow } from '#shared/schema/sync.ts'
import { analysisEntity } from './analyses.ts'
import { registryOf } from './entity.ts'
import { resumeEntity } from './resumes.ts'

/** Everything that is synced, on this side. */
export const REGISTRY = registryOf<SyncRow>([resumeEntity, analysisEntity])
