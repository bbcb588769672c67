// `Math.max(...values)` passes every value as an argument, and a hundred thousand of them overflow the stack.

export const mostOf = (values: Iterable<number>): number => {
  let most = -Infinity
  for (const value of values) if (value > most) most = value
  return most
}

export const leastOf = (values: Iterable<number>): number => {
  let least = Infinity
  for (const value of values) if (value < least) least = value
  return least
}
