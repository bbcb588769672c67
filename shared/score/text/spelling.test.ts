import { describe, expect, test } from 'vitest'
import {
  mayMisspellTechnologies,
  mayMisspellWords,
  misspelledTechnologies,
  misspelledWords,
  respelled,
} from './spelling.ts'

const technologies = (text: string): string => respelled(text, misspelledTechnologies(text))
const common = (text: string): string => respelled(text, misspelledWords(text))

describe('names of technologies', () => {
  test.each([
    ['wherever they stand', 'Javascript and Github, then Gitlab.', 'JavaScript and GitHub, then GitLab.'],
    ['between slashes', 'HTML/Javascript/Github', 'HTML/JavaScript/GitHub'],
    [
      'before a hyphen within the line',
      'Javascript- und Github-Kenntnisse',
      'JavaScript- und Github-Kenntnisse',
    ],
    ['behind a hyphen of their own', 'Wrote Java-Script', 'Wrote JavaScript'],
    ['behind the options of another command', 'Ran it -q in docker', 'Ran it -q in Docker'],
    ['before a number below zero', 'docker at -5 degrees', 'Docker at -5 degrees'],
    ['before what is no command', 'docker for Harbour -q', 'Docker for Harbour -q'],
    ['far before an option', `docker ${'x'.repeat(33)} -q`, `Docker ${'x'.repeat(33)} -q`],
  ])('are spelled %s', (_, text, right) => expect(technologies(text)).toBe(right))

  test.each([
    ['a command', 'docker service ps -q'],
    ['a long command', `docker ${'x'.repeat(32)} -q`],
    ['a command with a long option', 'docker service --quiet'],
    ['a tag', '#javascript'],
    ['an address', 'javascript@example.com'],
    ['a path', 'src_javascript'],
    ['a host', 'github.com/nora'],
    ['a name that goes on in the next line', 'with docker-'],
  ])('stand as they are in %s', (_, text) => expect(technologies(text)).toBe(text))

  test.each([
    [['wrote', 'java', 'script'], true],
    [['script'], false],
  ])('may be misspelled among %j: %s', (runs, may) => expect(mayMisspellTechnologies(runs)).toBe(may))
})

describe('words', () => {
  test.each([
    ['Recieved the prize', 'Received the prize'],
    ['We recieved it and recieved more', 'We received it and received more'],
    ['Was (recieved).', 'Was (received).'],
    ['Received the prize', 'Received the prize'],
  ])('“%s” is spelled “%s”', (text, right) => expect(common(text)).toBe(right))

  test.each([
    [['we', 'recieved'], true],
    [['we'], false],
  ])('may be misspelled among %j: %s', (runs, may) => expect(mayMisspellWords(runs)).toBe(may))
})
