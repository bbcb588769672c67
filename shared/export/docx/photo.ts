import { PHOTO_HEIGHT, PHOTO_WIDTH } from '#shared/schema/photo.ts'
import { xmlText } from '../xml.ts'

// The picture of the person at the right margin, with the head's text beside it: a picture that is anchored in the first
// paragraph, and no text box.

const drawings = 'http://schemas.openxmlformats.org/drawingml/2006'
/** Parts of a point in which a drawing is measured. */
const EMU = 12_700

export const PHOTO_PART = 'word/media/photo.jpeg'
export const photoRelation = `<Relationship Id="rPhoto" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/photo.jpeg"/>`
export const photoContentType = '<Default Extension="jpeg" ContentType="image/jpeg"/>'

/** `height` in points. */
export function photoRun(height: number, alt: string, fromRight: boolean): string {
  const cy = Math.round(height * EMU)
  const cx = Math.round((cy * PHOTO_WIDTH) / PHOTO_HEIGHT)
  const picture = `<pic:pic xmlns:pic="${drawings}/picture"><pic:nvPicPr><pic:cNvPr id="1" name="Photo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rPhoto"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`
  return `<w:r><w:drawing><wp:anchor xmlns:wp="${drawings}/wordprocessingDrawing" distT="0" distB="0" distL="${fromRight ? 0 : 12 * EMU}" distR="${fromRight ? 12 * EMU : 0}" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>${fromRight ? 'left' : 'right'}</wp:align></wp:positionH><wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV><wp:extent cx="${cx}" cy="${cy}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Photo" descr="${xmlText(alt)}"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="${drawings}/main"><a:graphicData uri="${drawings}/picture">${picture}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
}
