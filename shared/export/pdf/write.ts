import type { Draft } from '#shared/schema/draft.ts'
import { authorOf } from '../author.ts'
import { titleOf } from '../file-name.ts'
import { languageOfDraft } from '../language.ts'
import { outlineOf } from '../outline.ts'
import { faces } from './families.ts'
import { fontFilesOf, type Typesetting } from './lay-out.ts'
import { templates } from './templates.ts'
import { type PdfOptions, typeset, type WrittenPdf } from './typeset.ts'

export const fontFilesFor = (draft: Draft): string[] => fontFilesOf(typesettingOf(draft))

/** What a draft is to look like. */
export function typesettingOf(draft: Draft): Typesetting {
  const { pageSize, accent, fontSize, spacing } = draft.layout
  const { template } = draft
  return {
    outline: outlineOf(draft),
    template: templates[template],
    faces: faces[template],
    pageSize,
    accent,
    fontSize,
    spacing,
  }
}

export const writePdf = (draft: Draft, options: PdfOptions): Promise<WrittenPdf> =>
  typeset(
    {
      ...typesettingOf(draft),
      language: languageOfDraft(draft),
      title: titleOf(draft),
      author: authorOf(draft),
    },
    options,
  )
