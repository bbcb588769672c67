import { expect, test } from 'vitest'
import { PHOTO_HEIGHT, PHOTO_WIDTH } from '#shared/schema/photo.ts'
import { fc } from '../../../../../fixtures/properties.ts'
import { cutOut } from './photo-from-file.ts'

test('a cut has the shape of the print, lies inside the picture and touches two of its edges', () => {
  const side = fc.integer({ min: 1, max: 8000 })
  fc.assert(
    fc.property(side, side, (across, down) => {
      const { x, y, width, height } = cutOut(across, down)
      expect(width / height).toBeCloseTo(PHOTO_WIDTH / PHOTO_HEIGHT)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001)
      expect(x + width).toBeLessThanOrEqual(across + 0.001)
      expect(y + height).toBeLessThanOrEqual(down + 0.001)
      expect(Math.min(across - width, down - height)).toBeCloseTo(0)
    }),
  )
})

test.each([
  ['the middle of a wide one', 1000, 500, { x: 300, y: 0, width: 400, height: 500 }],
  ['more of the top of a high one', 400, 800, { x: 0, y: 100, width: 400, height: 500 }],
])('is %s', (_, across, down, cut) => expect(cutOut(across, down)).toEqual(cut))
