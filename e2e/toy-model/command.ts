import { makeToyModel } from './make.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('npm run model:toy -- FOLDER')
  process.exit(1)
}
await makeToyModel(folder)
console.log(`The toy model is in ${folder}: serve it, and name its address in MODEL_BASE_URL.`)
