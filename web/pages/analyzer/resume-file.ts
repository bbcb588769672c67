import { MEGABYTE } from '#shared/schema/limits.ts'
import { t } from './texts.ts'

// What the analyzer holds of a chosen file: its bytes stay on this device.

export interface ResumeFile {
  name: string
  size: number
  bytes: Uint8Array
  /** SHA-256, hex: the same bytes twice are one upload. */
  hash: string
}

export const unreadable = () => t.thisFileCouldNotBe

export async function loadFile(file: File): Promise<ResumeFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, size: file.size, bytes, hash }
}

/** Of the smallest files two decimals would say nothing. */
const LEAST_SHOWN = 0.01
export const megabytes = (size: number) =>
  size === 0 ? '0 MB' : `${Math.max(LEAST_SHOWN, size / MEGABYTE).toFixed(2)} MB`

/** Pictures of pages; what a browser cannot open of them it says when it is chosen. */
const PICTURES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
}
const PICTURE_NAME = /\.(?:png|jpe?g|webp|hei[cf])$/i

export const isPicture = ({ name, type }: File): boolean => type in PICTURES || PICTURE_NAME.test(name)

/** A photo is cut and packed here before it is one of the files that may have `UPLOAD_MAX_BYTES`. */
export const PHOTO_MAX_BYTES = 40 * MEGABYTE

export const ACCEPT = {
  ...PICTURES,
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/msword': ['.doc'],
}

/** Windows saves a DOC or DOCX under several types, or none at all. */
export const isPdfName = (name: string) => /\.pdf$/i.test(name)
