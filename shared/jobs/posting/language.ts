const WORDS: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|wir|mit|für|Sie|ist|von|eine?|Ihr|bei|im)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:et|le|la|les|des|du|nous|vous|une?|pour|est|votre|dans|sur)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|el|los|las|del|de|una?|para|con|es|se|tu|en)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:e|il|lo|gli|della|dei|di|una?|per|con|è|si|nel)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:en|het|een|van|wij|voor|met|je|jij|bij|naar|ons)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:e|os|as|do|da|dos|uma?|para|com|é|em|não)(?!\p{L})/giu,
}
const ENGLISH = /(?<!\p{L})(?:and|the|of|to|with|you|for|in|is|our|we|your|on|will|be|or)(?!\p{L})/giu
const SAMPLE = 6000

/** Whether a text is in another language than English: what is not known by name is then guessed with more care. */
function isForeign(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const english = sample.match(ENGLISH)?.length ?? 0
  return Object.values(WORDS).some((words) => {
    const found = sample.match(words)?.length ?? 0
    return found >= (english > 1 ? 5 : 2) && found > english * 1.5
  })
}

/** What a text is written in, as far as it changes how an item is read. */
export interface Language {
  foreign: boolean
  dutch: boolean
}
export const languageOf = (text: string): Language => ({ foreign: isForeign(text), dutch: isDutch(text) })

/** A short Dutch list has few words that tell; none of them is English, and 'of' is both. */
function isDutch(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const english = sample.match(NEVER_DUTCH)?.length ?? 0
  return (sample.match(DUTCH)?.length ?? 0) > english
}
const DUTCH =
  /(?<!\p{L})(?:het|een|wij|voor|jij|jouw|bij|naar|ervaring|kennis|functie|functie-?eisen|functieomschrijving|vacature|werkzaamheden)(?!\p{L})/giu
const NEVER_DUTCH = /(?<!\p{L})(?:and|the|to|with|you|for|our|your|or)(?!\p{L})/giu
