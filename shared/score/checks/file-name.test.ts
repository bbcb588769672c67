import type { FileKind } from '#shared/schema/document.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-name.ts'

const file =
  (fileName: string): Edit =>
  ({ facts }) => {
    facts!.fileName = fileName
  }

const of =
  (kind: FileKind, fileName: string): Edit =>
  (c) => {
    file(fileName)(c)
    c.facts!.kind = kind
  }

const named =
  (name: string): Edit =>
  (c) => {
    file('resume.pdf')(c)
    c.resume.name = name
  }

verdicts(check, {
  accepts: {
    'first and last name': nothing,
    'the last name alone': file('cv_winterfield_2026.pdf'),
    'a Word file': of('docx', 'winterfield.docx'),
    'an old Word file in capitals': of('doc', 'WINTERFIELD.DOC'),
    'no ending': of('docx', 'winterfield'),
    'a dot that begins no ending': of('pdf', 'n.winterfield'),
  },
  rejects: {
    'anybody’s file': [file('resume-final-2.pdf'), 'Nora-Winterfield-Resume.pdf'],
    'anybody’s file of somebody with titles': [
      named('DR. NORA M. WINTERFIELD, RN, BSN'),
      'Nora-M-Winterfield-Resume.pdf',
    ],
    'a Word file called PDF': [of('docx', 'winterfield.pdf'), 'End the name with “.docx”'],
    'a PDF called Word': [of('pdf', 'Winterfield.DOCX'), 'End the name with “.pdf”'],
    'an old Word file under the new ending': [of('doc', 'winterfield.docx'), 'End the name with “.doc”'],
    'a Word file called PDF that nobody is named in': [of('docx', 'resume.pdf'), 'End the name with “.docx”'],
    'degrees without a comma': [named('Nora Winterfield MSN BSN'), 'Nora-Winterfield-Resume.pdf'],
    'a family name in capitals': [named('Nora Ana MUSTER'), 'Nora-Ana-MUSTER-Resume.pdf'],
    'capitals with a dotted I': [named('CÉDRİC MUSTER'), 'Cédric-Muster-Resume.pdf'],
    'a title joined by a hyphen': [named('Dipl.-Ing. Max Muster'), 'Max-Muster-Resume.pdf'],
    'a given name like a title': [named('Ing-Marie Svensson'), 'Ing-Marie-Svensson-Resume.pdf'],
  },
  skips: { 'a file without a name': file('') },
})
