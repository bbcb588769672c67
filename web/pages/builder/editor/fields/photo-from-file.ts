import { PHOTO_HEIGHT, PHOTO_MAX, PHOTO_WIDTH } from '#shared/schema/photo.ts'

/** The best first: a picture with much in it takes more bytes than one before a wall. */
const QUALITIES = [0.88, 0.75, 0.6, 0.45]

/** What is cut out of a picture: as large as it goes, from the middle, a little above it where it is high. */
export function cutOut(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / PHOTO_WIDTH, height / PHOTO_HEIGHT)
  const [across, down] = [PHOTO_WIDTH * scale, PHOTO_HEIGHT * scale]
  return { x: (width - across) / 2, y: (height - down) / 3, width: across, height: down }
}

/** A picture of any kind the browser reads → the base64 of a small JPEG; undefined for what is no picture. */
export async function photoFromFile(file: Blob): Promise<string | undefined> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch (error) {
    console.warn('This file is no picture that the browser reads:', error)
    return undefined
  }
  const canvas = document.createElement('canvas')
  canvas.width = PHOTO_WIDTH
  canvas.height = PHOTO_HEIGHT
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PHOTO_WIDTH, PHOTO_HEIGHT)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = cutOut(picture.width, picture.height)
  context.drawImage(picture, x, y, width, height, 0, 0, PHOTO_WIDTH, PHOTO_HEIGHT)
  picture.close()
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '').find(
    (jpeg) => jpeg !== '' && jpeg.length <= PHOTO_MAX,
  )
}
