import type { Bounds, Matrix } from './matrix.ts'
import type { Outline } from './outline.ts'

/** How what is drawn next will look, as the operations before it have set it. */
export interface DrawingState {
  ctm: Matrix
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  colour: string
  stroke: string
  lineWidth: number
  alpha: number
  /** What is drawn in a group fades with all of it. */
  group: number
  /** Mixed with what lies beneath, as a marker pen is. */
  blended: boolean
  /** What is drawn outside these is not seen; undefined where nothing is cut off. */
  clip: Bounds | undefined
  /** Of these shapes that box is the outer edge. */
  clipOutlines: readonly Outline[]
}

export const firstState = (top: Matrix): DrawingState => ({
  ctm: top,
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  colour: '#000000',
  stroke: '#000000',
  lineWidth: 1,
  alpha: 1,
  group: 1,
  blended: false,
  clip: undefined,
  clipOutlines: [],
})
