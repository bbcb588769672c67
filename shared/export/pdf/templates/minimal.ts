import type { Listed, Template } from '../templates.ts'
import { classic } from './classic.ts'

// Black on white without a line or a colour: what any printer and any photocopier keeps.

const { styles } = classic

export const listed: Listed = {
  place: 90,
  template: 'classic',
  name: 'Minimal',
  note: 'Black on white, made for print',
}

export const minimal: Template = {
  ...classic,
  faces: {
    body: { family: 'fira-sans', weight: 400, style: 'normal' },
    strong: { family: 'fira-sans', weight: 600, style: 'normal' },
    soft: { family: 'fira-sans', weight: 400, style: 'normal' },
    display: { family: 'fira-sans', weight: 600, style: 'normal' },
  },
  optical: 0.93,
  margin: { x: 56, top: 52, foot: 52 },
  ink: '#000000',
  soft: '#000000',
  styles: {
    ...styles,
    name: { ...styles.name, size: 1.7, align: undefined, tracking: 0 },
    headline: { ...styles.headline, size: 1.15, align: undefined, ink: 'ink' },
    contact: { ...styles.contact, size: 1, align: undefined },
    heading: { ...styles.heading, size: 1.12, upper: undefined, tracking: 0, before: 1.5, after: 0.4 },
  },
  headGap: 1.5,
  headRule: undefined,
  headingRule: undefined,
}
