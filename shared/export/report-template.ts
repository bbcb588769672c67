import type { Cut, FaceName } from './pdf/families.ts'
import type { Template } from './pdf/templates.ts'

// The look of an analysis report: the app's own, serif for titles and sans for text.

const reportFaces: Record<FaceName, Cut> = {
  body: { family: 'inter', weight: 400, style: 'normal' },
  strong: { family: 'inter', weight: 600, style: 'normal' },
  soft: { family: 'source-serif-4', weight: 400, style: 'italic' },
  display: { family: 'source-serif-4', weight: 600, style: 'normal' },
}

export const reportTemplate: Template = {
  faces: reportFaces,
  optical: 0.95,
  margin: { x: 62, top: 56, foot: 58 },
  ink: '#1A1A1E',
  soft: '#56545E',
  styles: {
    name: { face: 'display', size: 2.6, leading: 1.15, ink: 'ink', before: 0, after: 0.2 },
    headline: { face: 'body', size: 1, leading: 1.4, ink: 'soft', before: 0, after: 0.4 },
    contact: { face: 'soft', size: 1.3, leading: 1.4, ink: 'ink', before: 0, after: 0.2 },
    heading: { face: 'display', size: 1.55, leading: 1.25, ink: 'ink', before: 2.1, after: 0.7 },
    title: { face: 'strong', size: 1.02, leading: 1.4, ink: 'ink', before: 0, after: 0.1 },
    subtitle: { face: 'body', size: 0.93, leading: 1.45, ink: 'soft', before: 0, after: 0.15 },
    paragraph: { face: 'body', size: 1, leading: 1.48, ink: 'ink', before: 0.1, after: 0.15 },
    bullet: { face: 'soft', size: 1.05, leading: 1.4, ink: 'ink', before: 0.12, after: 0.1, indent: 1.2 },
  },
  right: { face: 'strong', ink: 'accent', size: 0.95 },
  bullet: { indent: 0.15, ink: 'accent', size: 1, face: 'body' },
  headGap: 1.8,
  entryGap: 0.85,
  positionGap: 0.35,
  headRule: 0.75,
  headingRule: { thickness: 0.5, ink: 'soft', gap: 0.4 },
  meter: { from: 0.24, to: 0.72, height: 0.5 },
}
