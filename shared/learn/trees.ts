// Boosted trees of whole numbers: every tree asks up to three things of a row and adds what it found there.
// Sums of integers alone, so that Node and every browser agree to the last bit.

export interface Tree {
  /** What each inner node asks: the row's value at `of`, above `over` or not; `of` is -1 where nothing is asked. */
  nodes: readonly { of: number; over: number }[]
  /** What is added at each end, in thousandths of a nat, from the left to the right. */
  ends: readonly number[]
}

export interface Trees {
  /** Before anything is asked. */
  base: number
  trees: readonly Tree[]
}

/** In thousandths of a nat: how much likelier the row is what was learned than not. */
export const oddsBy = ({ base, trees }: Trees, row: readonly number[]): number =>
  trees.reduce((sum, tree) => sum + endOf(tree, row), base)

export const endOf = ({ nodes, ends }: Tree, row: readonly number[]): number => {
  let at = 0
  for (let node = nodes[at]; node; node = nodes[at]) {
    const isAbove = (row[node.of] ?? Number.NEGATIVE_INFINITY) > node.over
    at = isAbove ? 2 * at + 2 : 2 * at + 1
  }
  return ends[at - nodes.length] ?? 0
}

/** As `npm run train` writes them: a line for each tree, its questions and then its ends. */
export const treesFrom = (written: string): Trees => {
  const [base = '0', ...lines] = written.trim().split('\n')
  return {
    base: Number(base),
    trees: lines.map((line) => {
      const [asked = '', ended = ''] = line.split('|')
      return {
        nodes: asked.split(' ').map((node) => {
          const [of = -1, over = 0] = node.split('>').map(Number)
          return { of, over }
        }),
        ends: ended.split(' ').map(Number),
      }
    }),
  }
}
