import { catalog } from '#shared/i18n/catalog.ts'

/** Why a file cannot be read. Each code has one sentence that tells a person what to do. */
export const READ_ERROR_TEXTS = catalog('read-errors', {
  empty: 'The file is empty. Choose the file again, or export it once more.',
  too_large: 'The file is larger than 10 MB. Export it without large images, or as a smaller PDF.',
  unsupported_kind: 'This is neither a PDF nor a Word file. Save the resume as PDF, DOCX or DOC.',
  unsupported_text:
    'This is a plain text file. Put the text into a word processor and save it as DOCX or PDF, or build the resume here.',
  unsupported_html: 'This is a web page. Open it in a browser or in Word, and save it as PDF or DOCX.',
  unsupported_image:
    'This is a picture: hiring systems find no text in it. Export the resume as PDF from the program it was written in.',
  unsupported_heic: 'This HEIC picture cannot be opened here. Save it as JPEG or PNG, and choose that file.',
  picture_unopened: 'This browser cannot open this picture. Save it as JPEG or PNG, and choose that file.',
  unsupported_archive: 'This is an archive. Unpack it, and choose the resume in it.',
  unsupported_odt: 'This is an OpenDocument file. Save the resume as PDF or DOCX.',
  unsupported_rtf: 'This is an RTF file. Save the resume as PDF or DOCX.',
  unsupported_word_xml: 'This is a Word XML file. Open it in Word and save it as DOCX.',
  unsupported_xml: 'This is an XML file. Save the resume as PDF, DOCX or DOC.',
  unsupported_ebook: 'This is an e-book. Save the resume as PDF or DOCX.',
  unsupported_mail: 'This is an email. Save the resume that came with it, and choose that file.',
  unsupported_postscript: 'This is a PostScript file. Convert it to PDF.',
  unsupported_word_perfect: 'This is a WordPerfect file. Save the resume as PDF or DOCX.',
  unsupported_pages: 'This is an Apple Pages file. Export the resume as PDF or Word.',
  unsupported_spreadsheet: 'This is a spreadsheet or a presentation. Save the resume as PDF or DOCX.',
  old_word: 'This file was written by Word 6 or Word 95. Open it in Word and save it as DOCX.',
  fast_saved: 'This file was fast-saved by an old Word. Open it in Word and save it as DOCX.',
  password_required: 'The file is protected by a password. Enter the password to read it.',
  password_wrong: 'The password does not open this file. Check it and try again.',
  protected_word: 'This Word file is protected by a password. Remove the password in Word, or export a PDF.',
  truncated: 'The file ends too early: it was not downloaded or copied completely. Get it again.',
  corrupt: 'The file is damaged and cannot be opened. Export it again from the program that made it.',
  too_many_pages:
    'The file has more pages than any resume. Choose the resume itself, or export only its pages.',
  too_complex: 'The file is too complex to be read safely. Export a plain PDF or DOCX of the resume.',
  unexpected:
    'Something went wrong here while reading this file. The file itself may be fine: try again, or save it once more as PDF or DOCX.',
  aborted: 'Reading was cancelled.',
})

/** What is said of a file that was read, but not wholly. */
export const READ_WARNING_TEXTS = catalog('read-warnings', {
  really_html:
    'This file is a web page under a Word name. Some hiring software refuses it: open it in Word and save it as DOCX.',
  really_odt:
    'This file is an OpenDocument text under a Word name. Some hiring software refuses it: save it as DOCX.',
  really_rtf: 'This file is RTF under a Word name. Some hiring software refuses it: save it as DOCX.',
  really_word_xml:
    'This file is Word XML under another name. Some hiring software refuses it: open it in Word and save it as DOCX.',
  no_text_layer:
    'The file has no text in it, at most pictures. Hiring software sees an empty page: export it from the program it was written in.',
  recognized:
    'The file has no text in it, only pictures of pages. We read the pictures; most hiring software will see an empty page.',
  recognized_in_part: 'Some pages of the file are pictures. We read them; most hiring software will not.',
  undecodable_text:
    'The text of the file cannot be decoded: its fonts do not say which letters they show. Export it with another program.',
  ocr_layer: 'The text is hidden over an image, as text recognition leaves it.',
  format_unreadable:
    'The text was read, but a part of its formatting is damaged. Open the file in Word and save it as DOCX.',
  pages_skipped: 'The file has more pages than are read. The rest was left out.',
  text_skipped: 'The file has more text than is read. The rest was left out.',
})
