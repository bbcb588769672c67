import { expect, test } from 'vitest'
import { PlainMatrix } from './dom-matrix.ts'

// Adding nothing makes a plain zero of a negative one.
const valuesOf = ({ a, b, c, d, e, f }: PlainMatrix) => [a, b, c, d, e, f].map((value) => value + 0)

test('starts as the identity', () => {
  expect(valuesOf(new PlainMatrix())).toEqual([1, 0, 0, 1, 0, 0])
})

test('turns a mask of 4 by 2 pixels upside down into the unit square, as pdf.js asks', () => {
  const matrix = new PlainMatrix().scaleSelf(1 / 4, -1 / 2).translateSelf(0, -2)
  expect(valuesOf(matrix)).toEqual([0.25, 0, 0, -0.5, 0, 1])
})

test('scales both ways by one number', () => {
  expect(valuesOf(new PlainMatrix().translateSelf(3, 4).scaleSelf(2))).toEqual([2, 0, 0, 2, 3, 4])
})
