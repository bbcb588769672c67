interface Placed<Line> {
  number: number
  line: Line
  /** How far from the middle of the line, in marks: those of one line stand one below the other around it. */
  aside: number
}

/** Where the number of each mark stands: none covers another. */
export const marksAtLines = <Line extends { number: number }>(
  marks: readonly { number: number; line: number }[],
  lines: readonly Line[],
): Placed<Line>[] =>
  marks.flatMap((mark) => {
    const line = lines.find(({ number }) => number === mark.line)
    const here = marks.filter((other) => other.line === mark.line)
    return line ? [{ number: mark.number, line, aside: here.indexOf(mark) - (here.length - 1) / 2 }] : []
  })
