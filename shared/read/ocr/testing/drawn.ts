import { blankPage, type Gray } from '../gray.ts'

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  shade?: number
}

/** A page with bars for words. */
export const drawnPage = (width: number, height: number, bars: Bar[], paper = 255): Gray => {
  const page = blankPage(width, height)
  page.data.fill(paper)
  for (const bar of bars)
    for (let y = bar.y; y < bar.y + bar.height; y += 1)
      page.data.fill(bar.shade ?? 0, y * width + bar.x, y * width + bar.x + bar.width)
  return page
}

/** Lines of words over the page, with the ragged ends of text. */
export const textLike = (width: number, height: number): Bar[] => {
  const bars: Bar[] = []
  for (let line = 0; 60 + line * 16 < height - 60; line += 1)
    for (let word = 0, x = 50; x < width - 130 - ((line * 37) % 90); word += 1) {
      const length = 22 + ((word * 31 + line * 17) % 60)
      bars.push({ x, y: 60 + line * 16, width: length, height: 5 })
      x += length + 9
    }
  return bars
}
