import type { Listed, Template } from '../templates.ts'

// A tinted band behind the head, a bar before each heading, a rail beside the entries.

export const listed: Listed = {
  place: 30,
  template: 'creative',
  name: 'Creative',
  note: 'Unique and eye-catching',
}

export const creative: Template = {
  faces: {
    body: { family: 'alegreya-sans', weight: 400, style: 'normal' },
    strong: { family: 'alegreya-sans', weight: 700, style: 'normal' },
    soft: { family: 'alegreya', weight: 400, style: 'italic' },
    display: { family: 'alegreya', weight: 800, style: 'normal' },
  },
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
}
