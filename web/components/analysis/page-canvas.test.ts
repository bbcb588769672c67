import { expect, test } from 'vitest'
import { scaleFor } from './page-canvas.tsx'

const A4 = { width: 595, height: 842 }

test.each([
  ['as many pixels as the screen has', A4, 595, 1, 1],
  ['a sharper screen has more', A4, 595, 3, 3],
  ['a wide page is not drawn larger than it is shown', { width: 1190, height: 842 }, 595, 2, 1],
  ['a thumbnail can still be read when it is looked at closely', A4, 100, 1, 0.5],
])('%s', (_, size, width, ratio, scale) => {
  expect(scaleFor(size, width, ratio)).toBeCloseTo(scale)
})

test('no canvas is larger than phones take', () => {
  const scale = scaleFor(A4, 3000, 3)
  expect(A4.width * scale * A4.height * scale).toBeLessThanOrEqual(16_000_001)
})
