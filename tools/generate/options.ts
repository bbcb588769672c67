/** `--count 50 --seed=3` as a table with defaults. */
export function options(argv: readonly string[]): {
  text: (name: string, otherwise: string) => string
  number: (name: string, otherwise: number) => number
} {
  const given = new Map<string, string>()
  argv.forEach((word, i) => {
    const [name = '', value] = word.split('=')
    if (name.startsWith('--')) given.set(name.slice(2), value ?? argv[i + 1] ?? '')
  })
  return {
    text: (name, otherwise) => given.get(name) ?? otherwise,
    number: (name, otherwise) => {
      const value = Number(given.get(name) ?? otherwise)
      if (!Number.isFinite(value)) throw new Error(`--${name} wants a number.`)
      return value
    },
  }
}
