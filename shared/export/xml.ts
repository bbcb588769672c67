// Characters that XML 1.0 cannot carry at all, and lone surrogates.
const unfit =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const xmlText = (text: string): string =>
  text.replace(unfit, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
