import type { Finding } from './script.ts'

// What the built app uses beyond the floor, and why nothing breaks where it is missing. An entry that is no longer
// needed fails the check.

interface Accepted {
  /** The beginning of the file's name. */
  files: string[]
  names?: string[]
  /** Every member of interfaces with this beginning. */
  owners?: string
  why: string
}

export const ACCEPTED: Accepted[] = [
  {
    files: ['llm.worker', 'ai-choice', 'pdf'],
    owners: 'GPU',
    why: 'WebGPU: reached through `navigator.gpu`, which each of them looks for first.',
  },
  {
    files: ['pdf', 'pdf.worker'],
    names: ['Iterator.find', 'Iterator.some', 'Iterator.reduce', 'JSON.rawJSON', 'JSON.isRawJSON'],
    why: 'The legacy build of pdf.js brings them (core-js), or tries them out to see whether it has to.',
  },
  {
    files: ['pdf.worker'],
    names: ['ImageDecoder.isTypeSupported'],
    why: 'pdf.js looks for `ImageDecoder` in a variable of its own.',
  },
  {
    files: ['ai-choice'],
    names: ['promptStreaming'],
    why: 'Of a model that `LanguageModel`, looked for first, has made.',
  },
  {
    files: ['llm.worker', 'use-resume-drop'],
    names: ['ReadableStream.@@asyncIterator'],
    why: 'No streams: the engine’s answer is a generator, and a folder that was dropped goes through itself.',
  },
  {
    files: ['pdf.', 'pdf-', 'pdf.worker'],
    names: ['ReadableStream.@@asyncIterator'],
    why: 'pdf.js goes through a stream for the text of a page and for signatures, which the app never asks it for, and inflates by itself where it cannot.',
  },
  {
    files: ['account'],
    names: ['use', 'take'],
    why: 'Dexie’s own, which takes what stands between it and the database; and what each synced entity does with a row.',
  },
  {
    files: ['core'],
    names: ['startViewTransition', 'skipTransition'],
    why: 'React uses them for its view transitions, which the app has none of.',
  },
  {
    files: ['when-idle'],
    names: ['cancelIdleCallback'],
    why: 'Comes with `requestIdleCallback`, which is asked for.',
  },
  {
    files: ['core'],
    names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
    why: 'Without it a heading breaks its lines less evenly.',
  },
  {
    files: ['core'],
    names: ['field-sizing', 'field-sizing: content'],
    why: 'Without it a bullet’s field is as high as the number of its letters asks for.',
  },
  {
    files: ['core'],
    names: ['@page', 'size', 'break-after: avoid'],
    why: 'On paper only: without them a resume has the margins that the print dialog gives it.',
  },
  {
    files: ['core'],
    names: ['scrollbar-color'],
    why: 'Safari is given `::-webkit-scrollbar` beside it.',
  },
  {
    files: ['core'],
    names: [
      'resize',
      'resize: vertical',
      'resize: none',
      'cursor: pointer',
      'cursor: grab',
      'cursor: move',
      'cursor: not-allowed',
    ],
    why: 'For a mouse, which a phone has not.',
  },
  {
    files: ['core'],
    names: ['font-family: ui-monospace', ':selection'],
    why: 'A matter of looks with its fallback: the next font in the list, the system’s own selection.',
  },
  {
    files: ['core'],
    names: ['forced-color-adjust', 'forced-color-adjust: none'],
    why: 'Of progress bars in forced colors, which Safari has not.',
  },
  {
    files: ['core'],
    names: [':open'],
    why: 'Stands in an `:is()`, which passes over what it does not know.',
  },
  {
    files: ['core'],
    names: ['scrollbar-width', 'scrollbar-width: none'],
    why: 'Of rows that are swiped; `::-webkit-scrollbar` beside it says the same.',
  },
]

export const accepts = ({ files, names, owners }: Accepted, file: string, finding: Finding): boolean =>
  files.some((name) => file.startsWith(name)) &&
  (names?.includes(finding.name) === true ||
    (owners !== undefined && finding.owners.some((owner) => owner.startsWith(owners))))
