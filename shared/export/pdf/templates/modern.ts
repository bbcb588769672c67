import type { Listed, Template } from '../templates.ts'

// One column without serifs, headings in capitals over a line of accent.

export const listed: Listed = {
  place: 10,
  template: 'modern',
  name: 'Modern',
  note: 'Clean and professional',
}

export const modern: Template = {
  faces: {
    body: { family: 'inter', weight: 400, style: 'normal' },
    strong: { family: 'inter', weight: 600, style: 'normal' },
    soft: { family: 'inter', weight: 400, style: 'normal' },
    display: { family: 'inter', weight: 700, style: 'normal' },
  },
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
}
