import { expect, test } from 'vitest'
import { ownScript } from './trusted-scripts.ts'

const HERE = { href: 'https://cv.example.org/history', origin: 'https://cv.example.org' }

test.each([
  '/service-worker.js',
  '/assets/engine.worker-Ab_1-x.js',
  '/assets/engine/llm.worker-1.js',
  'https://cv.example.org/assets/writer.worker-1.js',
])('%s is a script of the app', (url) => {
  expect(ownScript(url, HERE)).toBe(url)
})

test.each([
  'https://evil.example/assets/x.js',
  '//evil.example/assets/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://cv.example.org/0f0e',
  'javascript:alert(1)',
  '/api/auth/export',
  '/assets/../api/x.js?/assets/x.js',
  '/assets/x.js%2f..%2fy',
  '/service-worker.js/x',
])('%s is none', (url) => {
  expect(() => ownScript(url, HERE)).toThrow(TypeError)
})
