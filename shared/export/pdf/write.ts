import type { Draft } from '#shared/schema/draft.ts'
import { bytesOfPhoto } from '#shared/schema/photo.ts'
import { authorOf } from '../author.ts'
import { designOf } from '../designs.ts'
import { fullNameOf, titleOf } from '../file-name.ts'
import { isFromRight, languageOfDraft } from '../language.ts'
import { blocksOf, outlineOf } from '../outline.ts'
import { saidOf } from '../said.ts'
import { templates } from './all-templates.ts'
import { cutIn } from './families.ts'
import { families, isFamily } from './font-families.ts'
import { fontFilesOf, type Typesetting } from './lay-out.ts'
import type { Template } from './templates.ts'
import { type PdfOptions, typeset, type WrittenPdf } from './typeset.ts'

export const fontFilesFor = (draft: Draft): string[] => fontFilesOf(typesettingOf(draft))

/** What a draft is to look like. */
export function typesettingOf(draft: Draft): Typesetting {
  const { pageSize, accent, fontSize, spacing, lineHeight, margins, fitTo } = draft.layout
  const template = templateOf(draft)
  const outline = outlineOf(draft)
  const { body } = template.faces
  const language = languageOfDraft(draft)
  const photo = template.photo && draft.photo && bytesOfPhoto(draft.photo)
  const isItalic = blocksOf(outline).some(({ spans }) => spans.some(({ italic }) => italic))
  return {
    outline,
    template,
    faces: isItalic
      ? { ...template.faces, italic: { ...body, weight: 400, style: 'italic' } }
      : template.faces,
    pageSize,
    accent,
    fontSize,
    spacing,
    lineHeight,
    margins,
    fitTo,
    columns: draft.layout.columns,
    language,
    fromRight: isFromRight(language),
    ...(photo ? { photo } : {}),
    ...footerOf(draft, template),
  }
}

function footerOf(draft: Draft, { numbered }: Template): Pick<Typesetting, 'footer' | 'footerFrom'> {
  const { pageNumbers } = draft.layout
  if (pageNumbers === 'none') return {}
  const footer = fullNameOf(saidOf(draft))
  if (pageNumbers === 'all') return { footer }
  // Loose sheets: from the third page on any design says whose they are.
  const own = { pages: numbered ? 2 : 3, page: 0 }
  return { footer, footerFrom: pageNumbers === 'second' ? { pages: 2, page: 1 } : own }
}

/** A template, in the family of fonts that was chosen instead of its own. */
function templateOf(draft: Draft): Template {
  const template = templates[designOf(draft)]
  const { font } = draft.layout
  if (!isFamily(font)) return template
  const { body, strong, soft, display } = template.faces
  return {
    ...template,
    faces: {
      body: cutIn(font, body),
      strong: cutIn(font, strong),
      soft: cutIn(font, soft),
      display: cutIn(font, display),
    },
    optical: (template.optical * families[font].optical) / families[body.family].optical,
  }
}

export const writePdf = (draft: Draft, options: PdfOptions): Promise<WrittenPdf> =>
  typeset(
    {
      ...typesettingOf(draft),
      title: titleOf(draft),
      author: authorOf(draft),
    },
    options,
  )
