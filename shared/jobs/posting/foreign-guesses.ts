// In languages other than English only what follows a plain opening is taken: 'Umgang mit Vivendi oder Medifox',
// 'maîtrise de Ciel Compta', 'conocimientos de redes'.

const LEAD =
  /(?<!\p{L})(?:umgang mit|\p{L}*kenntnisse? (?:in|im|von|mit|zu)|\p{L}*erfahrung(?:en)? (?:in|im|mit|als)|sicher in|fit in|versiert in|firm in|vertraut mit|routine (?:in|im)|weiterbildung (?:zur|zum|in)|kenntnisse der|maîtrise (?:de|du|des|d['’])|connaissances? (?:de|du|des|en|d['’])|expérience (?:en|dans|de|avec)|conocimientos? (?:de|en|del)|experiencia (?:en|con|de)|manejo (?:de|del)|dominio (?:de|del)|conoscenza (?:di|del|della|dei)|esperienza (?:in|con|nel|nella)|ervaring (?:met|in|als)|kennis van|experiência (?:em|com)|conhecimentos? (?:em|de))\s*(?:(?:der|dem|den|die|das|einem|einer|la|le|les|el|los|las|il|lo|de|het|l['’])\s*)*/giu
const END =
  /[.;:(!?]|,? (?:sowie|idealerweise|ist|sind|wünschenswert|erforderlich|von vorteil|auf|für|bei|est|sont|es|son|en una?|dans|avec|para|con|è)(?!\p{L})/iu
const PARTS = /,|\s+(?:und|oder|et|ou|y|o|e|en|of|und\/oder)\s+|\//
const WORDS_MOST = 2

/** What opens an item and names nothing. */
const PACKING =
  /^(?:(?:sehr |gute[rsn]?|fundierte[rsn]?|sichere[rsn]?|erste[rsn]?|idealerweise|gerne?|mehrjährige|einschlägige|praktische|bonnes?|solides?|bonne maîtrise|première|nociones de|notions de|grundkenntnisse in|buen[ao]s?|sólid[ao]s?|buona|ottima|goede|erg)\s+)+/iu
/** Said of the person, or of the terms. */
const NO_NAME =
  /(?:fähigkeit|keit|heit|schaft|freude|spaß|lust|interesse|jahre?n?|führerschein|ausbildung|studium|abschluss|kraft|bereit|erfahrung|kenntnisse|denken|auftreten|umgang|niveau|arbeitsweise|autonomie|rigueur|sens|esprit|capacité|dynami|permis|diplôme|expérience|formation|anglais|disponib|responsab|capacidad|trabajo|equipo|actitud|carn[eé]|permiso|titulaci|experiencia|formaci|vocaci|autonom|patente|capacità|flessib|esperienza|laurea|diploma|opleiding|ervaring|rijbewijs|team)/iu

/** A short item of a list under a heading that asks: 'Beschwerdemanagement'. */
export function foreignItem(item: string): string {
  const name = item
    .replace(/\([^()]*\)/g, '')
    .replace(PACKING, '')
    .replace(/(?<![.;,])[.;,]+$/, '')
    .trim()
  return name
    .split(/\s+/)
    .filter((word) => !/^(?:de|des|du|del|la|las|los|el|le|les|y|et|al|und|di|e|van)$/i.test(word)).length <=
    ITEM_WORDS_MOST &&
    /^\p{Lu}\p{L}{4}[\p{L} ’'-]*$/u.test(name) &&
    !NO_NAME.test(name)
    ? name
    : ''
}
const ITEM_WORDS_MOST = 3
const CLAUSE_MOST = 200

export function foreignNames(text: string): string[] {
  const names: string[] = []
  for (const match of text.matchAll(LEAD)) {
    const rest = text.slice(match.index + match[0].length).slice(0, CLAUSE_MOST)
    const end = END.exec(rest)
    for (const part of (end ? rest.slice(0, end.index) : rest).split(PARTS)) {
      const name = part
        .trim()
        .replace(
          /^(?:ein|eine|einem|einer|un|une|una|de|del|des|du|der|den|die|das|la|le|les|el|los|las|von|van)\s+/i,
          '',
        )
      const words = name.split(/\s+/)
      if (
        name.length > 2 &&
        words.length <= WORDS_MOST &&
        /\p{L}{3}/u.test(name) &&
        !/\d|jahre|position|bereich|branche|vorteil|similar|ähnlich|poste|puesto/i.test(name)
      )
        names.push(name)
    }
  }
  return names
}
