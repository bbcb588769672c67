import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses.ts'

const found = (text: string) => addressesIn(text).map(([from, to]) => text.slice(from, to))

describe('an address', () => {
  it.each([
    ['notes at https://docker.example.com/ansible, and more', 'https://docker.example.com/ansible,'],
    ['(www.python-people.example)', '(www.python-people.example)'],
    ['write to go@example.org', 'go@example.org'],
    ['github.com/example/kubernetes-notes', 'github.com/example/kubernetes-notes'],
    ['see docker.example.com for it', 'docker.example.com'],
    ['run it at http://localhost:8080/kafka', 'http://localhost:8080/kafka'],
  ])('stands in %j', (text, address) => expect(found(text)).toEqual([address]))

  it.each([
    'Node.js',
    'ASP.NET/C#',
    'Socket.io and D3.js',
    'C/C++, CI/CD',
    'Ph.D.',
    'R@home',
    '@angular/core',
    '',
  ])('does not stand in %j', (text) => expect(found(text)).toEqual([]))
})
