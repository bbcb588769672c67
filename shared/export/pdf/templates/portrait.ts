import type { Listed, Template } from '../templates.ts'
import { modern } from './modern.ts'

// One column, with a picture of the person beside the head.

const { styles } = modern

export const listed: Listed = {
  place: 100,
  template: 'modern',
  name: 'With photo',
  note: 'Your picture beside your name',
}

export const portrait: Template = {
  ...modern,
  faces: {
    body: { family: 'source-sans-3', weight: 400, style: 'normal' },
    strong: { family: 'source-sans-3', weight: 600, style: 'normal' },
    soft: { family: 'source-sans-3', weight: 400, style: 'normal' },
    display: { family: 'source-sans-3', weight: 700, style: 'normal' },
  },
  optical: 1.05,
  styles: {
    ...styles,
    name: { ...styles.name, size: 2.6 },
    heading: { ...styles.heading, size: 1.15, upper: undefined, tracking: undefined },
  },
  headGap: 1.4,
  photo: { height: 9, gap: 2 },
}
