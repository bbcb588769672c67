import { strFromU8, unzipSync } from 'fflate'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { PHOTO_HEIGHT, PHOTO_MAX, PHOTO_WIDTH } from '#shared/schema/photo.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { person } from '../../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, formatsOf, onPage, readAgain } from '../../../bench/roundtrip/read-again.ts'
import { cases, fc } from '../../../fixtures/properties.ts'
import { inDesign } from '../designs.ts'
import { writeDocx } from '../docx/write.ts'
import { layOut } from './lay-out.ts'
import { fontFilesFor, typesettingOf, writePdf } from './write.ts'

/** One white dot. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

const withPhoto = (made: Draft): Draft => ({ ...made, photo: { jpeg: JPEG } })
const people = Array.from({ length: 12 }, (_, at) => inDesign(person(at * 11 + 2), 'portrait'))
const laidOut = (content: Draft) => layOut(typesettingOf(content), fontBytes(fontFilesFor(content)))

const pictures = async (content: Draft) => {
  const { bytes } = await writePdf(content, { fonts: fontBytes(fontFilesFor(content)), asOf: '2025-01-15' })
  const page = await (await getDocument({ data: bytes.slice(), verbosity: 0 }).promise).getPage(1)
  const { fnArray } = await page.getOperatorList()
  const roles = JSON.stringify(await page.getStructTree())
  return { drawn: fnArray.filter((one) => one === OPS.paintImageXObject).length, roles }
}

describe('a picture of the person', () => {
  it('is drawn once, and said to be theirs to whoever cannot see it', async () => {
    const made = withPhoto(people[0]!)
    const { drawn, roles } = await pictures(made)
    expect(drawn).toBe(1)
    expect(roles).toContain('"role":"Figure"')
    expect(roles).toContain(
      `"alt":${JSON.stringify([made.personalInfo.firstName, made.personalInfo.lastName].filter(Boolean).join(' '))}`,
    )
  })

  it.each<[string, Draft]>([
    ['where there is none', people[0]!],
    ['in a design without room for one', withPhoto(inDesign(people[0]!, 'classic'))],
  ])('is not drawn %s', async (_, content) => {
    expect((await pictures(content)).drawn).toBe(0)
  })

  it('keeps its shape, within the margins, and no text runs under it', () => {
    for (const content of people) {
      const { photo, placed, pageSize, left } = laidOut(withPhoto(content))
      expect(photo!.width / photo!.height).toBeCloseTo(PHOTO_WIDTH / PHOTO_HEIGHT)
      expect(photo!.x + photo!.width).toBeCloseTo(pageSize[0] - left)
      const beside = placed.filter(({ page, top }) => page === 0 && top < photo!.y + photo!.height)
      expect(beside.length).toBeGreaterThan(0)
      for (const { row } of beside)
        for (const { x, line } of row.parts) expect(left + x + line.width).toBeLessThan(photo!.x)
    }
  })

  it('hides nothing from a reader', async () => {
    for (const [at, content] of people.slice(0, 6).entries())
      for (const format of formatsOf(at)) {
        const made = onPage(withPhoto(content), 'portrait', 'Letter')
        expect(beyondDoubt(made, await readAgain(made, await fileOf(made, format), format))).toEqual([])
      }
  })

  it('is a part of a DOCX file, byte by byte', () => {
    const made = withPhoto(people[0]!)
    const parts = unzipSync(writeDocx(made, { asOf: '2025-01-15' }))
    expect(btoa(String.fromCharCode(...parts['word/media/photo.jpeg']!))).toBe(JPEG)
    expect(strFromU8(parts['word/document.xml']!)).toContain('r:embed="rPhoto"')
    expect(strFromU8(parts['word/_rels/document.xml.rels']!)).toContain('Id="rPhoto"')
    expect(strFromU8(parts['[Content_Types].xml']!)).toContain('Extension="jpeg"')
    const bare = unzipSync(writeDocx({ ...made, photo: undefined }, { asOf: '2025-01-15' }))
    expect(Object.keys(bare)).not.toContain('word/media/photo.jpeg')
    expect(strFromU8(bare['word/document.xml']!)).not.toContain('rPhoto')
  })
})

describe('a picture that came broken', () => {
  const whole = Array.from(atob(JPEG), (sign) => sign.charCodeAt(0))
  const inText = (bytes: number[]) => btoa(String.fromCharCode(...bytes))
  const withBytes = (jpeg: string): Draft => ({ ...people[0]!, photo: { jpeg } })
  const frame = whole.findIndex((byte, at) => byte === 0xff && whole[at + 1] === 0xc2)

  it.each<[string, string]>([
    ['begins as one and goes on as noise', `/9j/${'Ab9x'.repeat(40)}`],
    ['is no whole number of bytes', `${JPEG.slice(0, -3)}`],
    ['ends before its frame', inText(whole.slice(0, frame))],
    ['ends within its frame', inText(whole.slice(0, frame + 6))],
    ['ends before what is drawn', inText(whole.slice(0, frame + 19))],
    ['has no height', inText(whole.map((byte, at) => (at > frame + 4 && at < frame + 7 ? 0 : byte)))],
    ['has colors of print', inText(whole.map((byte, at) => (at === frame + 9 ? 4 : byte)))],
  ])('%s: the file is made without it', async (_, jpeg) => {
    const made = withBytes(jpeg)
    expect((await pictures(made)).drawn).toBe(0)
    const parts = unzipSync(writeDocx(made, { asOf: '2025-01-15' }))
    expect(Object.keys(parts)).not.toContain('word/media/photo.jpeg')
    expect(strFromU8(parts['word/document.xml']!)).not.toContain('rPhoto')
  })

  it('is drawn or left out wherever it was cut, and whatever byte of its head is wrong', async () => {
    const head = whole.length
    await fc.assert(
      fc.asyncProperty(fc.nat(head - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const jpeg = inText(
          isCut
            ? whole.slice(0, Math.max(4, at))
            : whole.map((own, index) => (index === Math.max(3, at) ? byte : own)),
        )
        await writePdf(withBytes(jpeg), {
          fonts: fontBytes(fontFilesFor(withBytes(jpeg))),
          asOf: '2025-01-15',
        })
      }),
      { numRuns: cases(40) },
    )
  })

  it('is drawn without what a camera noted in it', async () => {
    const noted = [
      ...whole.slice(0, 2),
      0xff,
      0xe1,
      0,
      12,
      ...[...'Exif'].map((sign) => sign.charCodeAt(0)),
      0,
      0,
      9,
      9,
      9,
      9,
    ]
    const made = withBytes(inText([...noted, ...whole.slice(2)]))
    expect((await pictures(made)).drawn).toBe(1)
    expect(
      btoa(
        String.fromCharCode(...unzipSync(writeDocx(made, { asOf: '2025-01-15' }))['word/media/photo.jpeg']!),
      ),
    ).toBe(JPEG)
  })
})

describe('a draft takes', () => {
  const taken = (jpeg: unknown) => draft.parse({ photo: { jpeg } }).photo?.jpeg
  it('a small JPEG', () => expect(taken(JPEG)).toBe(JPEG))
  it.each<[string, unknown]>([
    ['nothing that is no JPEG', btoa('<svg onload="alert(1)"/>')],
    ['no address', 'https://example.com/me.jpg'],
    ['none that is larger than a draft may carry', `${JPEG.slice(0, -1)}${'A'.repeat(PHOTO_MAX)}`],
    ['nothing that is no text', 7],
  ])('%s', (_, jpeg) => expect(taken(jpeg)).toBeUndefined())
})
