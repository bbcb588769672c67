import type { Listed, Template } from '../templates.ts'
import { modern } from './modern.ts'

// Headings hang at the side of what they head, close above its first line. What they head begins where the narrowest
// column of another reader would end: it takes headings and text for one column.

const { styles } = modern

export const listed: Listed = {
  place: 40,
  template: 'modern',
  name: 'Compact',
  note: 'Headings at the side, more on a page',
}

export const compact: Template = {
  ...modern,
  faces: {
    body: { family: 'source-sans-3', weight: 400, style: 'normal' },
    strong: { family: 'source-sans-3', weight: 600, style: 'normal' },
    soft: { family: 'source-sans-3', weight: 400, style: 'normal' },
    display: { family: 'source-sans-3', weight: 700, style: 'normal' },
  },
  optical: 1,
  margin: { x: 48, top: 42, foot: 40 },
  styles: {
    ...styles,
    name: { ...styles.name, size: 2.1, after: 0.05, tracking: 0 },
    headline: { ...styles.headline, size: 1.1, leading: 1.25, after: 0.1 },
    contact: { ...styles.contact, leading: 1.3, before: 0.05 },
    heading: {
      face: 'display',
      size: 0.9,
      leading: 1.25,
      ink: 'accent',
      upper: true,
      before: 0.75,
      after: 0,
    },
    title: { ...styles.title, size: 1, leading: 1.3 },
    subtitle: { ...styles.subtitle, leading: 1.3, after: 0.05 },
    paragraph: { ...styles.paragraph, leading: 1.32, before: 0, after: 0.05 },
    bullet: { ...styles.bullet, leading: 1.3, before: 0.03, after: 0.03, indent: 1.1 },
  },
  headGap: 1.2,
  entryGap: 0.6,
  positionGap: 0.6,
  headingRule: undefined,
  headRule: 0.75,
  gutter: { of: 'headings', width: 6.5 },
}
