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
export function isForeign(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const english = sample.match(ENGLISH)?.length ?? 0
  return Object.values(WORDS).some((words) => {
    const found = sample.match(words)?.length ?? 0
    return found >= (english > 1 ? 5 : 2) && found > english * 1.5
  })
}
