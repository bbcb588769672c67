import { describe, expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { LIMITS } from '../limits.ts'
import { readHtml } from './html.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (inner: string) => readHtml(bytesOf(`<html><body>${inner}</body></html>`), 'resume.doc', {})
const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines)
const textOf = async (inner: string) => linesOf(await read(inner)).map(({ text }) => text)

describe('the text of a web page', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs', '<p>Ada Example</p><p>Engineer</p>', ['Ada Example', 'Engineer']],
    ['paragraphs and items that nobody closed', '<p>a<p>b<ul><li>c<li>d</ul>e', ['a', 'b', 'c', 'd', 'e']],
    ['a forced break', '<p>a<br>b<BR/>c</p>', ['a', 'b', 'c']],
    ['blanks and lines of the source', '<p>a\n   b\t c</p>', ['a b c']],
    [
      'named and numbered signs',
      '<p>caf&eacute; &#8211; R&amp;D &#x20ac;&#150;&unheard;</p>',
      ['café – R&D €–&unheard;'],
    ],
    [
      'no text',
      '<script>if (a<b) "</p>"</script><style>p{}</style><!-- c --><xml><w:x>no</w:x></xml>a',
      ['a'],
    ],
    ['what conditions say of programs', '<![if !supportEmptyParas]>a<![endif]>', ['a']],
    ['a sign that begins no tag', '<p>a < b</p>', ['a < b']],
    ['a tag that never ends', '<p>a</p><p class="', ['a']],
    ['headings within containers', '<div><h2>Skills</h2>Java</div>', ['Skills', 'Java']],
    ['deleted text', '<p>a<del>b</del>c</p>', ['ac']],
    ['a picture between words', '<p>a@example.com<img width=10 height=10>0123</p>', ['a@example.com 0123']],
    ['Word’s tabs', '<p>a<span style="mso-tab-count:2">      </span>b</p>', ['a\tb']],
    ['white space that is kept', '<pre>a\n  b</pre>', ['a', 'b']],
  ])('%s', async (_, inner, expected) => expect(await textOf(inner)).toEqual(expected))

  test('headings, lists and how they look', async () => {
    const lines = linesOf(
      await read(
        '<style>p.Sec{font-size:14pt;font-weight:bold;mso-outline-level:1} .small{font-size:8pt}</style>' +
          '<h1>Ada</h1><p class=Sec>Experience</p><ol><li>one<li>two</ol><ul><li><i>three</i></ul><p class="small">very fine <b>print</b></p>',
      ),
    )
    expect(lines.map(({ text, outline, bullet, bold, size }) => [text, outline, bullet, bold, size])).toEqual(
      [
        ['Ada', 1, undefined, true, 24],
        ['Experience', 1, undefined, true, 14],
        ['one', undefined, '1.', false, 12],
        ['two', undefined, '2.', false, 12],
        ['three', undefined, '•', false, 12],
        ['very fine print', undefined, undefined, false, 8],
      ],
    )
  })

  test('the bullet that Word writes into the text of a list', async () => {
    const [line] = linesOf(
      await read(
        `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Led a team</p>`,
      ),
    )
    expect([line?.bullet, line?.text]).toEqual(['•', 'Led a team'])
  })

  test('cells of a table, wide ones and those within another table', async () => {
    const lines = linesOf(
      await read(
        '<table><tr><td>Skills<td>Java<tr><td colspan=2>Wide<td>Last</table><table><tr><td><table><tr><td>Inner</table></table>after',
      ),
    )
    expect(lines.map(({ text, cell }) => [text, cell?.table, cell?.row, cell?.column])).toEqual([
      ['Skills', 0, 0, 0],
      ['Java', 0, 0, 1],
      ['Wide', 0, 1, 0],
      ['Last', 0, 1, 2],
      ['Inner', 2, 0, 0],
      ['after', undefined, undefined, undefined],
    ])
    expect((lines[1]?.x ?? 0) > (lines[0]?.x ?? 0) && lines[1]?.y === lines[0]?.y).toBe(true)
  })

  test('links and what cannot be seen', async () => {
    const runs = linesOf(
      await read(
        '<p><a href="https://example.com">me</a></p><p style="color:#fff">white</p><p style="display:none">none</p><div style="background:#123"><p style="color:white">seen</p></div>',
      ),
    ).map((line) => line.runs[0])
    expect(runs.map((run) => [run?.text, run?.link, run?.hidden])).toEqual([
      ['me', 'https://example.com', undefined],
      ['white', undefined, 'white'],
      ['none', undefined, 'hidden'],
      ['seen', undefined, undefined],
    ])
  })
})

describe('the encoding of a page', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const page = (charset: string, body: string) => `<html><meta charset="${charset}"><p>${body}</p></html>`
  test.each<[string, Uint8Array, string]>([
    ['UTF-8, whatever it says', bytesOf(page('iso-8859-1', 'é')), 'é'],
    ['Windows Western, with dashes', bytes(page('windows-1252', '\xe9 \x96')), 'é –'],
    ['Windows Cyrillic', bytes(page('windows-1251', '\xcf\xf0')), 'Пр'],
    ['an unknown name', bytes(page('x-nothing', '\xe9')), 'é'],
    ['UTF-16', bytes(`\xff\xfe${[...page('utf-16', 'é')].map((sign) => `${sign}\0`).join('')}`), 'é'],
    [
      'one file with its pictures, quoted',
      bytes(
        'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="=_x"\r\n\r\nintro\r\n--=_x\r\nContent-Type: text/html; charset="windows-1252"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p class=3Da>caf=E9 =\r\n=96</p>\r\n--=_x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--=_x--',
      ),
      'café –',
    ],
    [
      'one file, in base64 within another part',
      bytes(
        'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=o\n\n--o\nContent-Type: multipart/related; boundary=i\n\n--i\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\nPHA+Y2Fm\nw6k8L3A+\n--i--\n--o--',
      ),
      'café',
    ],
  ])('%s', async (_, file, text) =>
    expect(linesOf(await readHtml(file, 'a.doc', {})).map((line) => line.text)).toEqual([text]),
  )

  test('a mail without a page is damaged', async () =>
    await expect(
      readHtml(bytes('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x--'), 'a.doc', {}),
    ).rejects.toMatchObject({ code: 'corrupt' }))
})

describe('hostile pages end soon, in a document or a coded error', () => {
  test.each<[string, string, string | undefined]>([
    ['elements without end', '<div>'.repeat(100_000), 'too_complex'],
    ['more letters than any resume', `<p>${'a'.repeat(LIMITS.glyphs + 1)}`, 'too_complex'],
    ['more paragraphs than any resume', '<p>a'.repeat(LIMITS.lines + 1), 'too_complex'],
    ['tables within tables', '<table><tr><td>'.repeat(90), undefined],
    ['quotes without end', '<p a="'.repeat(20_000), undefined],
    ['ends without a start', '</td>'.repeat(100_000), undefined],
    ['an endless style', `<style>${'{'.repeat(200_000)}</style>a`, undefined],
    ['many attributes', `<p ${'a=1 '.repeat(100_000)}>a`, undefined],
  ])('%s', async (_, inner, code) => {
    const outcome = await read(inner).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
    expect(outcome).toBe(code)
  })
})
