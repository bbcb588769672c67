import type { Listed, Template } from '../templates.ts'
import { classic } from './classic.ts'

// What somebody did in a wide column, and skills, languages and the like at its right behind a hairline.

const { styles } = classic

export const listed: Listed = {
  place: 70,
  template: 'classic',
  name: 'Right sidebar',
  note: 'Work first, skills at its side',
  columns: true,
}

export const rightSidebar: Template = {
  ...classic,
  faces: {
    body: { family: 'merriweather', weight: 400, style: 'normal' },
    strong: { family: 'merriweather', weight: 600, style: 'normal' },
    soft: { family: 'merriweather', weight: 400, style: 'italic' },
    display: { family: 'merriweather', weight: 700, style: 'normal' },
  },
  optical: 0.92,
  margin: { x: 48, top: 50, foot: 50 },
  styles: {
    ...styles,
    name: { ...styles.name, size: 2.3, align: undefined, tracking: 0, ink: 'accent' },
    headline: { ...styles.headline, align: undefined },
    contact: { ...styles.contact, align: undefined },
    heading: { ...styles.heading, size: 1.2, before: 1.4, after: 0.6, ink: 'accent' },
  },
  headGap: 2,
  headRule: 0.9,
  headingRule: undefined,
  sidebar: { side: 'right', share: 0.31, gap: 2.8 },
}
