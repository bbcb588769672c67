/** Arrows, boxes, shapes and ornaments, and no picture of a thing (a telephone before a number is no bullet). */
const SHAPE =
  /^(?!\p{Extended_Pictographic})[\u203b\u2055\u2190-\u22ff\u2580-\u25ff\u2605\u2606\u2712-\u27bf\u2900-\u2bff]/u

/** Whether a sign that is no letter draws a bullet where a blank follows it. */
export const isShape = (sign: string): boolean => SHAPE.test(sign)
