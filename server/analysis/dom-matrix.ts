/**
 * pdf.js makes one of these at its start, and one more to trace the outline of a mask. In Node it would load a native
 * drawing library for that, which an isolated process may not do, and which reading has no other use for.
 */
export class PlainMatrix {
  a = 1
  b = 0
  c = 0
  d = 1
  e = 0
  f = 0

  scaleSelf(x = 1, y = x): this {
    this.a *= x
    this.b *= x
    this.c *= y
    this.d *= y
    return this
  }

  translateSelf(x = 0, y = 0): this {
    this.e += this.a * x + this.c * y
    this.f += this.b * x + this.d * y
    return this
  }
}
