import type { Listed, Template } from '../templates.ts'
import { modern } from './modern.ts'

// Skills, languages and the like in a tinted column at the left, what somebody did beside it.

const { styles } = modern

export const listed: Listed = {
  place: 60,
  template: 'modern',
  name: 'Left sidebar',
  note: 'Skills beside your work',
  columns: true,
}

export const leftSidebar: Template = {
  ...modern,
  faces: {
    body: { family: 'open-sans', weight: 400, style: 'normal' },
    strong: { family: 'open-sans', weight: 600, style: 'normal' },
    soft: { family: 'open-sans', weight: 400, style: 'normal' },
    display: { family: 'open-sans', weight: 700, style: 'normal' },
  },
  optical: 0.93,
  margin: { x: 44, top: 46, foot: 46 },
  styles: {
    ...styles,
    name: { ...styles.name, size: 2.4 },
    heading: { ...styles.heading, size: 1.2, before: 1.5, after: 0.6 },
  },
  headGap: 2.2,
  headRule: 1.5,
  headingRule: undefined,
  sidebar: { side: 'left', share: 0.31, gap: 2.6, tint: 0.08 },
}
