import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Where no endpoint is named, one that answers from the prompt itself: it shows that the bench measures, and what the
// product adds to a model's own time.

const WORD_MS = 2

const within = (prompt: string, name: string) =>
  prompt.match(new RegExp(`<<<${name}\\n([\\s\\S]*?)\\n${name}>>>`))?.[1] ?? ''

function answerTo(prompt: string): string {
  const text = within(prompt, 'TEXT')
  // One wording that keeps the facts, and one that invents a figure.
  if (text) return JSON.stringify({ variants: [`${text}, on time`, `${text}, up 77 %`] })
  const [first = '', second = first] = within(prompt, 'RESUME')
    .split('\n')
    .filter((line) => line.length > 8)
  return JSON.stringify({
    strengths: [{ quote: first, text: 'This line is clear.' }],
    weaknesses: [
      { quote: second, text: 'It says no result.' },
      { quote: 'Nothing of the kind', text: 'Made up.' },
    ],
    recommendations: ['Begin each bullet with a strong verb.'],
  })
}

export async function openScriptedEndpoint() {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      const words = answerTo(messages.map(({ content }) => content).join('\n')).match(/\S+\s*/g) ?? []
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const say = (delta: object, finish_reason: string | null) =>
        response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`)
      const next = () => {
        const word = words.shift()
        if (word === undefined) {
          say({}, 'stop')
          return void response.end('data: [DONE]\n\n')
        }
        say({ content: word }, null)
        setTimeout(next, WORD_MS)
      }
      next()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => server.close(),
  }
}
