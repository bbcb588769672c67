import { expect, test } from 'vitest'
import { namesInSentence } from './sentence-names.ts'

test.each<[string, string[] | undefined]>([
  ['Jag behärskar Unikum och Tempus.', ['Unikum', 'Tempus']],
  ['Folosesc zilnic PharmaSoft și Excel.', ['PharmaSoft', 'Excel']],
  ['Opera ve Fidelio programlarına hâkimim.', ['Opera', 'Fidelio']],
  ['EPLAN i AutoCAD znam dobrze.', ['EPLAN', 'AutoCAD']],
  ['Käytän Microsoft Teams ohjelmaa päivittäin.', ['Microsoft Teams']],
  ['Excelを使った書類作成が得意です。', ['Excel']],
  ['Mam doświadczenie w pomiarach.', undefined],
  ['Java, Excel and Word at work.', undefined],
  ['I use Excel every day', undefined],
  ['Excel.', undefined],
  ['At work I keep what I know up to date.', undefined],
  ['Programmerar dagligen i C och R.', ['C', 'R']],
])('%s', (text, names) => expect(namesInSentence(text)).toEqual(names))
