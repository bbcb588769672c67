import { existsSync, readdirSync, readFileSync } from 'node:fs'

const HOME = new URL('./lists/', import.meta.url)

/** The lines of a list: one entry a line. */
export function list(path: string): string[] {
  return readFileSync(new URL(path, HOME), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

/** Texts that empty lines part, as their lines. */
export const paragraphs = (path: string): string[][] =>
  readFileSync(new URL(path, HOME), 'utf8')
    .split(/\n{2,}/)
    .map((text) => text.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)

export const listIfThere = (path: string): string[] => (existsSync(new URL(path, HOME)) ? list(path) : [])

/** The rows of a table: cells between tabs. */
export const table = (path: string): string[][] => list(path).map((line) => line.split('\t'))

/** The languages that a folder of lists has a file of. */
export const languagesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, HOME))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort()
