import { alternatives } from '#shared/text/alternatives.ts'
import { ERAS } from '#shared/text/dates/beside.ts'

// Year and month in cells of their own, as the Japanese record form has them: `2019 ⇥ 4`, `平成31 ⇥ 4`.

const YEAR = new RegExp(
  `^((?:19|20)\\d\\d|(?:${alternatives(Object.keys(ERAS))})\\s?(?:\\d{1,2}|元))\\s?年?$`,
  'u',
)
const MONTH = /^(0?[1-9]|1[0-2])\s?月?$/

export const withYearAndMonth = (fields: string[]): string[] => {
  const [first = '', second = '', ...rest] = fields
  const year = rest.length > 0 ? YEAR.exec(first.normalize('NFKC'))?.[1] : undefined
  const month = year && MONTH.exec(second.normalize('NFKC'))?.[1]
  return month ? [`${year}年${month}月`, ...rest] : fields
}
