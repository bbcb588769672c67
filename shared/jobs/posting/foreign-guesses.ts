import { standardsIn } from './prose-guesses.ts'

// In languages other than English only what follows a plain opening is taken: 'Umgang mit Vivendi oder Medifox',
// 'maîtrise de Ciel Compta', 'conocimientos de redes'.

const LEAD =
  /(?<!\p{L})(?:umgang mit|kenn(?:st dich|en sich)(?: gut| bestens)? (?:mit|in|im)|beherrsch(?:en|st)(?: sie)?|\p{L}*kenntnisse? (?:in|im|von|mit|zu)|\p{L}*erfahrung(?:en)? (?:in|im|mit|als)|sicher in|fit in|versiert in|firm in|vertraut mit|routine (?:in|im)|weiterbildung (?:zur|zum|in)|kenntnisse der|vous (?:maîtrisez|connaissez|savez utiliser)|maîtrise (?:des|du|de|d['’])|connaissances? (?:des|du|de|en|d['’])|expérience (?:en|dans|de|avec)|conocimientos? (?:del|de|en)|experiencia (?:mínima |previa |demostrable )?(?:de )?(?:al menos )?(?:(?:\p{L}+|\d+) (?:años?|meses) )?(?:en|con|de)|formation (?:à|en|aux)|manejo (?:del|de)|dominio (?:del|de)|conoscenza (?:di|del|della|dei)|esperienza (?:in|con|nel|nella)|ervaring (?:met|in|als)|kennis van|experiência (?:em|com)|conhecimentos? (?:em|de))\s*(?:(?:der|dem|den|die|das|einem|einer|la|le|les|el|los|las|il|lo|de|het)\s+|l['’]\s*)*/giu
const END =
  /[.;:(!?]|,? (?:sowie|idealerweise|ist|sind|wäre|wären|serait|seraient|constitue|constituent|wünschenswert|erforderlich|von vorteil|auf|für|bei|aus|est|sont|es|son|en una?|dans|avec|para|con|è)(?!\p{L})/iu
const PARTS = /,|(?<!-)\s+(?:und|oder|et|ou|y|o|e|en|of|und\/oder)\s+|\//
const WORDS_MOST = 2

/** What opens an item and names nothing. */
const PACKING =
  /^(?:(?:sehr |gute[rsn]?|fundierte[rsn]?|sichere[rsn]?|erste[rsn]?|idealerweise|gerne?|mehrjährige|einschlägige|praktische|bonnes?|solides?|bonne maîtrise|première|nociones de|notions de|grundkenntnisse in|buen[ao]s?|sólid[ao]s?|buona|ottima|goede|erg|conocimientos? (?:de la|del?|en)|experiencia (?:en|con)|manejo del?|connaissances? (?:de la|des?|du|en)|expérience (?:en|dans)|maîtrise (?:de la|des?|du)|beherrschung (?:von|der|des)|utilisation (?:du logiciel|de la|des?|du)|uso de|kenntnisse (?:in|im)|erfahrung (?:in|im|mit))\s+)+/iu
/** 'Deutsch in Wort und Schrift' */
const IN_WORDS = /^(?:wort|schrift)$/i
/** Said of the person, or of the terms. */
const NO_NAME =
  /(?:residencia|puesto|incorporaci|veh[ií]culo|fähigkeit|keit|heit|schaft|freude|spaß|lust|interesse|jahre?n?|führerschein|ausbildung|studium|abschluss|kraft|bereit|erfahrung|kenntnisse|débutant|denken|auftreten|umgang|niveau|arbeitsweise|autonomie|rigueur|(?<!\p{L})sens(?!\p{L})|(?<!\p{L})esprit|capacité|dynami|permis|diplôme|expérience|formation|anglais|disponib|responsab|capacidad|trabajo|equipo|actitud|carn[eé]|permiso|titulaci|experiencia|formaci|vocaci|autonom|patente|capacità|flessib|esperienza|laurea|diploma|opleiding|ervaring|rijbewijs|team)/iu

/** What a short item of a list under a heading that asks names: 'Beschwerdemanagement', 'Werkschutz und Empfang'. */
export function foreignItems(item: string): string[] {
  const bare = item
    .replace(/\([^()]*\)/g, '')
    .replace(PACKING, '')
    .replace(/(?<![.;,])[.;,]+$/, '')
    .trim()
  const parts = bare.split(/\s+(?:und|oder|et|ou)\s+/)
  // 'Vor- und Nachbereitung' is one name.
  return (bare.includes('-') ? [bare] : parts).map(namedBy).filter((name) => name !== '')
}

function namedBy(name: string): string {
  return name
    .split(/\s+/)
    .filter(
      (word) => !/^(?:de|des|du|del|la|las|los|el|le|les|y|et|al|und|di|e|van|au|aux|à|en)$/i.test(word),
    ).length <= ITEM_WORDS_MOST &&
    /^\p{Lu}\p{L}{4}[\p{L} ’'-]*$/u.test(name) &&
    !IN_WORDS.test(name) &&
    !NO_NAME.test(name)
    ? name
    : ''
}
const ITEM_WORDS_MOST = 3
/** 'Pistola de radiofrecuencia', 'protection de l’enfance' */
const JOINS = /^(?:de|des|du|del|della|di|da|do|van|la|el|los|las)$/i
const CLAUSE_MOST = 200

/** '… in der Küche, kannst Saucen': a clause of its own. */
const SPOKEN_OF_YOU = /^(?:kannst|können|hast|haben|bist|sind|kennst|kennen|sabes|sabe|savez|avez)\s/iu
/** 'Elterngespräche und Dokumentation gehören dazu' */
const BELONGS = /^([\p{L} ,-]{4,80}?) (?:gehör(?:en|t) dazu|setzen wir voraus|sind (?:dir|ihnen) vertraut)/iu

export function foreignNames(text: string): string[] {
  const names: string[] = []
  const lists = [...text.matchAll(LEAD)].map((match) => {
    const rest = text.slice(match.index + match[0].length).slice(0, CLAUSE_MOST)
    const end = END.exec(rest)
    return end ? rest.slice(0, end.index) : rest
  })
  const belongs = BELONGS.exec(text.slice(0, CLAUSE_MOST))?.[1]
  if (belongs) lists.push(belongs)
  for (const list of lists) {
    for (const part of list.split(PARTS)) {
      const name = part
        .trim()
        .replace(
          /^(?:im|in|beim|mit|manejo de(?:l| la)?|conocimientos? de|uso de|logiciel|progiciel|software|programm|ein|eine|einem|einer|un|une|una|de|del|des|du|der|den|die|das|la|le|les|el|los|las|von|van)\s+/i,
          '',
        )
      const words = name.split(/\s+/).filter((word) => !JOINS.test(word))
      if (
        name.length > 2 &&
        words.length <= WORDS_MOST &&
        /\p{L}{3}/u.test(name) &&
        !IN_WORDS.test(name) &&
        !SPOKEN_OF_YOU.test(name) &&
        !/\d|jahre|position|bereich|branche|vorteil|similar|ähnlich|poste|puesto/i.test(name)
      )
        names.push(name)
    }
  }
  return [...new Set([...names, ...standardsIn(text)])]
}
