import type { Listed, Template } from '../templates.ts'
import { creative } from './creative.ts'

// Dates in a column of their own at the left: the years read from top to bottom.

const { styles } = creative

export const listed: Listed = {
  place: 80,
  template: 'creative',
  name: 'Timeline',
  note: 'Dates in a column of their own',
}

export const timeline: Template = {
  ...creative,
  faces: {
    body: { family: 'ibm-plex-sans', weight: 400, style: 'normal' },
    strong: { family: 'ibm-plex-sans', weight: 600, style: 'normal' },
    soft: { family: 'ibm-plex-sans', weight: 400, style: 'normal' },
    display: { family: 'ibm-plex-sans', weight: 700, style: 'normal' },
  },
  optical: 0.96,
  margin: { x: 50, top: 50, foot: 48 },
  styles: {
    ...styles,
    name: { ...styles.name, size: 2.4, leading: 1.15, ink: 'ink' },
    headline: { ...styles.headline, size: 1.2, ink: 'accent' },
    heading: { ...styles.heading, size: 1.25, before: 1.5, after: 0.6 },
    title: { ...styles.title, size: 1.04, leading: 1.36 },
  },
  right: { face: 'body', ink: 'accent', size: 0.9 },
  bullet: { indent: 0.15, ink: 'accent', size: 1, face: 'body' },
  headGap: 1.6,
  headBand: undefined,
  headRule: undefined,
  headingBar: undefined,
  rail: true,
  headingRule: { thickness: 0.75, ink: 'accent', gap: 0.3 },
  gutter: { of: 'dates', width: 12 },
}
