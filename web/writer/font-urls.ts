// Where the build put each font file; only a file that a resume needs is ever fetched.
const modules = import.meta.glob<string>(
  [
    '../../node_modules/@fontsource/inter/files/inter-*-{400,600,700}-normal.woff',
    '../../node_modules/@fontsource/inter/files/inter-*-400-italic.woff',
    '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-*-{400,600}-normal.woff',
    '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-*-400-italic.woff',
    '../../node_modules/@fontsource/alegreya/files/alegreya-*-800-normal.woff',
    '../../node_modules/@fontsource/alegreya/files/alegreya-*-400-italic.woff',
    '../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-*-{400,700}-normal.woff',
    '../../node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  ],
  { eager: true, query: '?url', import: 'default' },
)

export const fontUrls: Record<string, string> = Object.fromEntries(
  Object.entries(modules).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)
