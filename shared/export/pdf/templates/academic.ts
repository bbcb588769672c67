import type { Listed, Template } from '../templates.ts'
import { classic } from './classic.ts'

// A curriculum vitae of many pages: the head at the left, plain headings, the name and the page's number on each page.

const { styles } = classic

export const listed: Listed = {
  place: 50,
  template: 'classic',
  name: 'Academic',
  note: 'Name and number on each page',
}

export const academic: Template = {
  ...classic,
  faces: {
    body: { family: 'eb-garamond', weight: 400, style: 'normal' },
    strong: { family: 'eb-garamond', weight: 600, style: 'normal' },
    soft: { family: 'eb-garamond', weight: 400, style: 'italic' },
    display: { family: 'eb-garamond', weight: 600, style: 'normal' },
  },
  optical: 1.13,
  margin: { x: 72, top: 66, foot: 66 },
  styles: {
    ...styles,
    name: { ...styles.name, size: 1.9, align: undefined, tracking: 0 },
    headline: { ...styles.headline, align: undefined },
    contact: { ...styles.contact, align: undefined },
    heading: {
      ...styles.heading,
      size: 1.18,
      upper: undefined,
      tracking: 0,
      before: 1.6,
      after: 0.5,
    },
  },
  headGap: 1.6,
  headRule: undefined,
  numbered: true,
}
