import type { TemplateName } from '#shared/schema/draft.ts'
import type { BlockKind } from '../outline.ts'
import type { FaceName } from './families.ts'

// How each template sets each kind of block. Sizes and gaps are multiples of the body size, so that the person's
// font size and spacing scale the whole page.

export type Ink = 'ink' | 'soft' | 'accent'

export interface BlockStyle {
  face: FaceName
  size: number
  /** Line height, in multiples of the block's own size. */
  leading: number
  ink: Ink
  before: number
  after: number
  align?: 'center'
  upper?: boolean
  /** Letter spacing in em: below 0.08, or extractors see gaps. */
  tracking?: number
  indent?: number
}

export interface Template {
  /** Evens out how large the families look at the same size. */
  optical: number
  margin: { x: number; top: number; foot: number }
  ink: string
  soft: string
  styles: Record<BlockKind, BlockStyle>
  right: { face: FaceName; ink: Ink; size: number }
  bullet: { indent: number; ink: Ink; size: number; face: FaceName }
  /** Between the head and the first section. */
  headGap: number
  entryGap: number
  /** Between positions under one employer. */
  positionGap: number
  /** A band of tint behind the head, from the top of the first page. */
  headBand?: number
  /** A line under the head, in points. */
  headRule?: number
  headingRule?: { thickness: number; ink: 'accent' | 'soft'; gap: number }
  /** A short bar of accent before each heading. */
  headingBar?: boolean
  /** A bar beside a title, between two shares of the width; its height in multiples of the body size. */
  meter?: { from: number; to: number; height: number }
  /** A dot in the margin at each entry, joined by a hairline. */
  rail?: boolean
}

export const templates: Record<TemplateName, Template> = {
  modern: {
    optical: 0.95,
    margin: { x: 54, top: 50, foot: 48 },
    ink: '#1A1A1E',
    soft: '#56545E',
    styles: {
      name: {
        face: 'display',
        size: 2.5,
        leading: 1.15,
        ink: 'ink',
        before: 0,
        after: 0.15,
        tracking: -0.015,
      },
      headline: { face: 'strong', size: 1.18, leading: 1.35, ink: 'accent', before: 0, after: 0.25 },
      contact: { face: 'body', size: 0.92, leading: 1.5, ink: 'soft', before: 0.15, after: 0 },
      heading: {
        face: 'display',
        size: 0.95,
        leading: 1.3,
        ink: 'accent',
        before: 1.75,
        after: 0.85,
        upper: true,
        tracking: 0.06,
      },
      title: { face: 'strong', size: 1.05, leading: 1.4, ink: 'ink', before: 0, after: 0 },
      subtitle: { face: 'soft', size: 1, leading: 1.45, ink: 'soft', before: 0, after: 0.2 },
      paragraph: { face: 'body', size: 1, leading: 1.48, ink: 'ink', before: 0.1, after: 0.1 },
      bullet: { face: 'body', size: 1, leading: 1.45, ink: 'ink', before: 0.12, after: 0.08, indent: 1.25 },
    },
    right: { face: 'body', ink: 'soft', size: 0.95 },
    bullet: { indent: 0.15, ink: 'accent', size: 1, face: 'body' },
    headGap: 1.75,
    entryGap: 0.95,
    positionGap: 0.6,
    headingRule: { thickness: 0.75, ink: 'accent', gap: 0.35 },
  },
  classic: {
    optical: 1.02,
    margin: { x: 60, top: 54, foot: 54 },
    ink: '#111111',
    soft: '#444444',
    styles: {
      name: {
        face: 'display',
        size: 2.15,
        leading: 1.2,
        ink: 'ink',
        before: 0,
        after: 0.1,
        align: 'center',
        tracking: 0.02,
      },
      headline: {
        face: 'soft',
        size: 1.15,
        leading: 1.35,
        ink: 'soft',
        before: 0,
        after: 0.1,
        align: 'center',
      },
      contact: {
        face: 'body',
        size: 0.93,
        leading: 1.45,
        ink: 'ink',
        before: 0.15,
        after: 0,
        align: 'center',
      },
      heading: {
        face: 'display',
        size: 1.14,
        leading: 1.3,
        ink: 'ink',
        before: 1.5,
        after: 0.75,
        upper: true,
        tracking: 0.07,
      },
      title: { face: 'strong', size: 1.03, leading: 1.35, ink: 'ink', before: 0, after: 0 },
      subtitle: { face: 'soft', size: 1, leading: 1.38, ink: 'ink', before: 0, after: 0.15 },
      paragraph: { face: 'body', size: 1, leading: 1.42, ink: 'ink', before: 0.08, after: 0.08 },
      bullet: { face: 'body', size: 1, leading: 1.4, ink: 'ink', before: 0.08, after: 0.06, indent: 1.4 },
    },
    right: { face: 'body', ink: 'ink', size: 0.97 },
    bullet: { indent: 0.45, ink: 'ink', size: 1, face: 'body' },
    headGap: 2.1,
    entryGap: 0.8,
    positionGap: 0.45,
    headRule: 0.9,
    headingRule: { thickness: 0.6, ink: 'accent', gap: 0.22 },
  },
  creative: {
    optical: 1.1,
    margin: { x: 64, top: 54, foot: 50 },
    ink: '#22212A',
    soft: '#5B5866',
    styles: {
      name: {
        face: 'display',
        size: 3.1,
        leading: 1.05,
        ink: 'accent',
        before: 0,
        after: 0.2,
        tracking: -0.005,
      },
      headline: { face: 'soft', size: 1.4, leading: 1.25, ink: 'ink', before: 0, after: 0.35 },
      contact: { face: 'body', size: 0.97, leading: 1.4, ink: 'ink', before: 0, after: 0.6 },
      heading: { face: 'display', size: 1.5, leading: 1.2, ink: 'accent', before: 1.35, after: 0.5 },
      title: { face: 'strong', size: 1.1, leading: 1.3, ink: 'ink', before: 0, after: 0 },
      subtitle: { face: 'soft', size: 1, leading: 1.35, ink: 'soft', before: 0, after: 0.15 },
      paragraph: { face: 'body', size: 1, leading: 1.38, ink: 'ink', before: 0.08, after: 0.08 },
      bullet: { face: 'body', size: 1, leading: 1.36, ink: 'ink', before: 0.1, after: 0.06, indent: 1.1 },
    },
    right: { face: 'strong', ink: 'accent', size: 0.92 },
    bullet: { indent: 0.05, ink: 'accent', size: 1.15, face: 'display' },
    headGap: 2.6,
    entryGap: 0.85,
    positionGap: 0.5,
    headBand: 0.09,
    headingBar: true,
    rail: true,
  },
}

/** In points, at 72 to the inch. */
export const pageSizes: Record<'A4' | 'Letter', [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
}
