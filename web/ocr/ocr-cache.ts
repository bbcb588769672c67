/** Of what recognizes letters, on this device. */
export const OCR_CACHE = 'legible-ocr'
