/** A picture in shades of gray: 0 is black, 255 white. */
export interface Gray {
  width: number
  height: number
  data: Uint8Array
}

export interface Rgba {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}

export interface Point {
  x: number
  y: number
}

export const WHITE = 255

export const blankPage = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(WHITE),
})

/** By the eye's weights (ITU-R BT.601), of the red, green and blue that begin there. */
export const lightAt = (data: Uint8Array | Uint8ClampedArray, from: number): number =>
  ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8

/** What is transparent shows white paper. */
export const grayOf = ({ width, height, data }: Rgba): Gray => {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    const light = lightAt(data, from)
    const alpha = data[from + 3] ?? 255
    gray[at] = alpha === 255 ? light : (light * alpha + WHITE * (255 - alpha)) / 255
  }
  return { width, height, data: gray }
}

/** By quarter turns clockwise. */
export const turned = (picture: Gray, degrees: number): Gray => {
  const quarter = (((degrees / 90) % 4) + 4) % 4
  if (quarter === 0) return picture
  const { width, height, data } = picture
  const out = new Uint8Array(data.length)
  const across = quarter === 2 ? width : height
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [tx, ty] =
        quarter === 1
          ? [height - 1 - y, x]
          : quarter === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x]
      out[ty * across + tx] = data[y * width + x] ?? 0
    }
  return { width: across, height: quarter === 2 ? height : width, data: out }
}

/** Quarter turns clockwise, and whether it is mirrored first, by Exif's orientations 1 to 8. */
const ORIENTATIONS: [degrees: number, mirrored: boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
]

export const oriented = (picture: Gray, orientation: number): Gray => {
  const [degrees, isMirrored] = ORIENTATIONS[orientation - 1] ?? [0, false]
  return turned(isMirrored ? mirrored(picture) : picture, degrees)
}

const mirrored = ({ width, height, data }: Gray): Gray => {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    out.set(
      data
        .subarray(y * width, (y + 1) * width)
        .slice()
        .reverse(),
      y * width,
    )
  return { width, height, data: out }
}

/** The mean of what each new pixel covers when it gets smaller, between its neighbours when it grows. */
export const scaled = (picture: Gray, width: number, height: number): Gray => {
  if (width === picture.width && height === picture.height) return picture
  if (width <= picture.width / 1.5) return shrunk(picture, width, height)
  const out = new Uint8Array(width * height)
  const sample = sampler(picture)
  const [sx, sy] = [picture.width / width, picture.height / height]
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) out[at] = sample((x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5)
  return { width, height, data: out }
}

const shrunk = ({ width: w, height: h, data }: Gray, width: number, height: number): Gray => {
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.floor((y * h) / height)
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * h) / height))
    for (let x = 0; x < width; x += 1) {
      const x0 = Math.floor((x * w) / width)
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * w) / width))
      let sum = 0
      for (let sy = y0; sy < y1; sy += 1) for (let sx = x0; sx < x1; sx += 1) sum += data[sy * w + sx] ?? 0
      out[y * width + x] = sum / ((y1 - y0) * (x1 - x0))
    }
  }
  return { width, height, data: out }
}

/** The shade at a place between pixels; white outside. */
export const sampler =
  ({ width, height, data }: Gray) =>
  (x: number, y: number): number => {
    if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return WHITE
    const x0 = x < 0 ? 0 : x | 0
    const y0 = y < 0 ? 0 : y | 0
    const x1 = x0 + 1 < width ? x0 + 1 : x0
    const y1 = y0 + 1 < height ? y0 + 1 : y0
    const fx = x < 0 ? 0 : x - x0
    const fy = y < 0 ? 0 : y - y0
    const top = (data[y0 * width + x0] ?? 0) * (1 - fx) + (data[y0 * width + x1] ?? 0) * fx
    const foot = (data[y1 * width + x0] ?? 0) * (1 - fx) + (data[y1 * width + x1] ?? 0) * fx
    return top * (1 - fy) + foot * fy + 0.5
  }
