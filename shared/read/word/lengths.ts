const POINTS: Record<string, number> = { cm: 28.3465, in: 72, mm: 2.83465, pc: 12, pt: 1, px: 0.75 }
const LENGTH = /^(-?\d{0,6}(?:\.\d{0,12})?)\s*(cm|in|mm|pc|pt|px)$/

/** `2.5cm` in points; 0 for what is no length. */
export const points = (length: string | undefined): number => {
  const found = LENGTH.exec(length?.trim().toLowerCase() ?? '')
  return (Number(found?.[1]) || 0) * (POINTS[found?.[2] ?? 'pt'] ?? 1)
}
