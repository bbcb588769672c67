import { errorCode, errorText } from '#shared/error-text.ts'
import { ReadError } from '#shared/read/errors.ts'
import { createReader } from '#shared/read/read.ts'
import { nodePdfEngine } from '../analysis/pdf-engine.ts'
import { nodePictureParts } from '../analysis/picture-parts.ts'
import { type ReadResult, readAnyFile } from './read-file.ts'
import { type Scoring, scored } from './read-score.ts'
import type { ReadReply, ReadTask } from './read-task.ts'
import { traceText } from './read-trace.ts'
import { t } from './texts.ts'

// Reads one file after the other for the command, which ends this process when a file takes too much.

let engine: ReturnType<typeof nodePdfEngine> | undefined
const pdf = () => {
  engine ??= nodePdfEngine()
  return engine
}
let letters: ReturnType<typeof nodePictureParts> | undefined
const pictures = () => {
  letters ??= nodePictureParts()
  return letters
}
const reader = createReader({ pdf, pictures })

async function reply({ path, password, scoring, trace }: ReadTask): Promise<ReadReply> {
  try {
    const result = await readAnyFile(reader, path, password)
    return { ok: true, output: await shown(result, scoring), trace: trace ? traceText(result.trace) : '' }
  } catch (error) {
    return { ok: false, ...described(error) }
  }
}

const shown = async (result: ReadResult, scoring: Scoring) => {
  const { resume, facts, timings } = result
  const begun = performance.now()
  const analysis = await scored(resume, facts, scoring)
  const milliseconds = { ...timings, score: performance.now() - begun }
  return {
    document: { kind: facts.kind, pages: facts.pages, columns: facts.columns, words: facts.words },
    sections: resume.sections.map(({ kind, heading }) => ({ kind, heading })),
    resume,
    analysis,
    warnings: result.warnings,
    timings: Object.fromEntries(
      Object.entries(milliseconds).map(([key, value]) => [key, Math.round(value * 100) / 100]),
    ),
  }
}

const described = (error: unknown): { code: string; message: string } => {
  if (error instanceof ReadError) return { code: error.code, message: error.message }
  return fileProblems()[errorCode(error) ?? ''] ?? { code: 'failed', message: errorText(error) }
}

const fileProblems = (): Record<string, { code: string; message: string }> => ({
  ENOENT: { code: 'not_found', message: t.noSuchFile },
  EISDIR: { code: 'is_folder', message: t.isFolder },
  EACCES: { code: 'no_access', message: t.noAccess },
})

process.on('message', (task: ReadTask) => {
  reply(task).then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit(0))
