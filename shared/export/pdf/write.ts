import type { Draft } from '#shared/schema/draft.ts'
import { fullNameOf, titleOf } from '../file-name.ts'
import { languageOfDraft } from '../language.ts'
import { outlineOf } from '../outline.ts'
import { faces } from './families.ts'
import { templates } from './templates.ts'
import { fontFilesOf, type PdfOptions, typeset, type WrittenPdf } from './typeset.ts'

/** What must be loaded before this draft can be written: the scripts its text uses, in its template's styles. */
export const fontFilesFor = (draft: Draft): string[] => fontFilesOf(faces[draft.template], outlineOf(draft))

export function writePdf(draft: Draft, options: PdfOptions): Promise<WrittenPdf> {
  const { pageSize, accent, fontSize, spacing } = draft.layout
  return typeset(
    {
      outline: outlineOf(draft),
      template: templates[draft.template],
      faces: faces[draft.template],
      pageSize,
      accent,
      fontSize,
      spacing,
      language: languageOfDraft(draft),
      title: titleOf(draft),
      author: fullNameOf(draft),
    },
    options,
  )
}
