const SAMPLE = 6000

/** Whether a text is Dutch, where 'of' means or. A short list has few words that tell; none of these is English. */
export function isDutch(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const dutch = sample.match(DUTCH)?.length ?? 0
  return dutch > 0 && dutch > (sample.match(NEVER_DUTCH)?.length ?? 0)
}
const DUTCH =
  /(?<!\p{L})(?:het|een|wij|voor|jij|jouw|bij|naar|ervaring|kennis|functie|functie-?eisen|functieomschrijving|vacature|werkzaamheden)(?!\p{L})/giu
const NEVER_DUTCH = /(?<!\p{L})(?:and|the|to|with|you|for|our|your|or)(?!\p{L})/giu
