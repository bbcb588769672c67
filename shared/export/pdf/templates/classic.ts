import type { Listed, Template } from '../templates.ts'

// One column with serifs under a centred head.

export const listed: Listed = {
  place: 20,
  template: 'classic',
  name: 'Classic',
  note: 'Traditional and formal',
}

export const classic: Template = {
  faces: {
    body: { family: 'source-serif-4', weight: 400, style: 'normal' },
    strong: { family: 'source-serif-4', weight: 600, style: 'normal' },
    soft: { family: 'source-serif-4', weight: 400, style: 'italic' },
    display: { family: 'source-serif-4', weight: 600, style: 'normal' },
  },
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
}
