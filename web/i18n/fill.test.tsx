import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from './fill.tsx'

const shown = (node: React.ReactNode) => render(<p>{node}</p>).container.innerHTML

test('elements stand where the text names them, in the order of the language', () => {
  expect(shown(fill('Hello, {name}', { name: <bdi>Ada</bdi> }))).toBe('<p>Hello, <bdi>Ada</bdi></p>')
  expect(
    shown(
      fill('{who}: read <link>the terms of {who}</link> first', {
        who: <b>Ada</b>,
        link: (inside) => <a href="/terms">{inside}</a>,
      }),
    ),
  ).toBe('<p><b>Ada</b>: read <a href="/terms">the terms of <b>Ada</b></a> first</p>')
})

test('a text is never markup', () => {
  expect(shown(fill('a < b & <script>', {}))).toBe('<p>a &lt; b &amp; &lt;script&gt;</p>')
})
