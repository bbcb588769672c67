import { fold } from '../text/tokens.ts'
import { TITLE_HEADS } from './title-words.ts'

const LABELLED =
  /^\W*(?:job title|position title|title|role|position|vacancy|post|stelle|stellenbezeichnung|poste|puesto|functie)\s*[:–-]\s*(.{3,100})$/im
const HIRING =
  /(?:looking for|seeking|hiring|recruiting|searching for|need|wanted:|after|join us as|as our|suchen(?: wir)?(?: [^.\n]{0,60}?)?|recherchons|buscamos|cerchiamo|zoeken)\s+(?:an?|our (?:next|first|new)|the|some|two|three|talented|einen?|une?|een|un[ao]?)\s+((?:[\p{L}\p{N}/&+#.’'-]+\s*){1,7}?)(?=\s*(?:[,.;:(–—|!]|to\b|who\b|for\b|in\b|at\b|with\b|on\b|that\b|based\b|für\b|pour\b|para\b|per\b|voor\b|\n|$))/iu
const ENDS =
  /\s+[·|@•]\s+|\s+[–—-]\s+|\s*\/\/|\s*[([|,:]|\s+(?:wanted|needed|required|at|for|to join|in)\b|\s+(?:m\/w\/d|w\/m\/d|h\/f|f\/h)|[.!?]/i
const ADJECTIVES =
  /^(?:talented|experienced|skilled|passionate|motivated|dynamic|dedicated|highly|reliable|full[- ]time|part[- ]time|permanent|temporary|qualified|enthusiastic|friendly|we(?:'re| are) (?:hiring|looking for|seeking)(?: an?)?|now hiring|job|wanted|needed|cercasi|se busca|gesucht|urgent(?:ly)?|hiring|new|creative|great|strong|proactive|hands-on|engagierten?|erfahrenen?|motivierten?)[:!,]?\s+/i

export const hasTitleWord = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        /(?:ologists?|ographers?|iatrists?|icians?)$/.test(word) ||
        TITLE_HEADS.has(word) ||
        TITLE_HEADS.has(word.replace(/s$|(?:in|innen)$/, '')),
    )

const SMALL = new Set(['de', 'of', 'and', 'the', 'for', 'in', 'und', 'la', 'du', 'le', 'y'])

export function titleOf(text: string): string {
  const labels = [...text.slice(0, 4000).matchAll(new RegExp(LABELLED, 'gim'))].map((match) =>
    tidy(match[1]!),
  )
  const label = labels.filter(hasTitleWord).at(-1) ?? labels.at(-1)
  if (label) return label
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[#*=\s•-]+|[*=\s]+$/g, ''))
    .filter((line) => line.length > 2)
  const first = lines
    .slice(0, 3)
    .find((line) => line.length <= 100 && hasTitleWord(tidy(line)) && tidy(line).split(/\s+/).length <= 9)
  if (first) return tidy(first)
  const hired = HIRING.exec(text.slice(0, 6000).replace(/\s+/g, ' '))?.[1]
  if (hired && hasTitleWord(hired)) return tidy(hired)
  const opening = lines[0]?.split(/\b(?:wanted|needed|required)\b/i)[0] ?? ''
  return hasTitleWord(opening) && opening.length < 80 ? tidy(opening) : ''
}

function tidy(given: string): string {
  let text = given.trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(ADJECTIVES, '').replace(/^(?:an?|the|our|einen?)\s+/i, '')
  }
  const end = text.search(ENDS)
  const cut = end > 2 ? text.slice(0, end) : text
  const title = cut.trim()
  return title === title.toUpperCase() && title.length > 6
    ? title.replace(/\p{L}+/gu, (word) =>
        SMALL.has(word.toLowerCase())
          ? word.toLowerCase()
          : word.length <= 3
            ? word
            : word[0] + word.slice(1).toLowerCase(),
      )
    : title
}
