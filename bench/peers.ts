import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { designs } from '#shared/export/designs.ts'
import { type Field, fieldsRead, kindsOf, shareOf } from './peers/fields.ts'
import { offlineCv } from './peers/offline-cv.ts'
import { openResume } from './peers/open-resume.ts'
import { moduleOf } from './peers/peer.ts'
import { person } from './roundtrip/people.ts'
import { fileOf, onPage } from './roundtrip/read-again.ts'

// npm run bench:peers -- FOLDER [people]: what other readers' published code finds in our PDFs, of a hundred fields, design by
// design. FOLDER holds their repositories as `open-resume` and `offline-cv`, with their packages installed; one that is not
// there is left out. No code of theirs is part of the project.

const [folder, people = '20'] = process.argv.slice(2)
if (!folder) {
  console.log('npm run bench:peers -- FOLDER [people]   FOLDER holds open-resume and offline-cv')
  process.exit(2)
}

/** Every third person of the generator writes in English, the one language that all of them read. */
const ENGLISH = 3
const drafts = Array.from({ length: Number(people) }, (_, at) => person((at + 1) * ENGLISH))

for (const peer of [openResume, offlineCv]) {
  const sources = join(resolve(folder), peer.name)
  if (!existsSync(join(sources, peer.entry))) {
    console.log(`${peer.name}: not in ${folder}`)
    continue
  }
  const module = await moduleOf(peer, sources)
  const all: Field[] = []
  for (const { id } of designs) {
    const fields: Field[] = []
    for (const draft of drafts) {
      const made = onPage(draft, id, 'A4')
      fields.push(...fieldsRead(made, await peer.read(module, await fileOf(made, 'pdf'))))
    }
    all.push(...fields)
    console.log(`${peer.name} ${id.padEnd(14)} ${shareOf(fields)}`)
  }
  const kinds = kindsOf(all).map((kind) => `${kind} ${shareOf(all.filter((field) => field.kind === kind))}`)
  console.log(`${peer.name} all designs    ${shareOf(all)}   (${kinds.join(', ')})`)
}
