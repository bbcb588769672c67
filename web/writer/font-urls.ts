// Where the build put each font file; only a file that a resume needs is ever fetched.
const modules = import.meta.glob<string>(
  [
    '../../node_modules/@fontsource/{inter,open-sans,work-sans,source-sans-3,fira-sans,ibm-plex-sans,crimson-pro,merriweather,eb-garamond}/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-{400,600,700}-normal.woff',
    '../../node_modules/@fontsource/{lato,pt-serif,alegreya-sans}/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-{400,700}-normal.woff',
    '../../node_modules/@fontsource/source-serif-4/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,vietnamese}-{400,600}-normal.woff',
    '../../node_modules/@fontsource/alegreya/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-{400,800}-normal.woff',
    '../../node_modules/@fontsource/{inter,open-sans,work-sans,source-sans-3,fira-sans,ibm-plex-sans,crimson-pro,merriweather,eb-garamond,lato,pt-serif,alegreya-sans,source-serif-4,alegreya}/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-400-italic.woff',
    '../../node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
    '../../node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-{400,700}-normal.woff',
    '../../node_modules/@fontsource/noto-sans-{hebrew,devanagari,thai}/files/*-{hebrew,devanagari,thai}-{400,700}-normal.woff',
    '../../node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/files/*-{chinese-simplified,chinese-traditional,japanese,korean}-{400,700}-normal.woff',
    '../../node_modules/@fontsource/noto-sans-tc/files/noto-sans-tc-{117,118,119}-{400,700}-normal.woff',
  ],
  { eager: true, query: '?url', import: 'default' },
)

export const fontUrls: Record<string, string> = Object.fromEntries(
  Object.entries(modules).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)
