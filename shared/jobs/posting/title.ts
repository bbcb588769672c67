import { spanScores } from '#shared/learn/spans.ts'
import { fold } from '#shared/text/fold.ts'
import { TITLE_HEADS } from './title-words.ts'

const LABELLED =
  /^[^\w\n]*(?:the )?(?:job title|position title|class title|posting title|vacancy title|job role|title|role|position|designation|vacancy|post|stelle|stellenbezeichnung|poste|puesto|functie)(?:\s*:\s*|\s+[–-]\s+|\t+)(.{3,100})$/im
const HIRING =
  /(?:looking for|wants|looking to (?:hire|appoint|recruit|add)|seeks?|seeking|hiring|recruiting|searching for|need|needs|wanted:|after|appoint|join us as|as our|are you|suchen(?: wir)?(?: [^.\n]{0,60}?)?|recherchons|recherche|busca\p{L}*|cherche|sucht|cerchiamo|zoeken)\s+(?:an?|our (?:next|first|new)|the|some|another|one(?: more)?|two|three|four|talented|einen?|une?|een|un[ao]?)\s+((?:[\p{L}\p{N}/&+#.’'-]+(?:(?![\p{L}\p{N}/&+#.’'-])|(?=\.(?![\p{L}\p{N}/&+#.’'-])))\s*){1,7}?)(?=\s*(?:[,.;:(–—|!?]|to\b|who\b|for\b|in\b|at\b|with\b|on\b|that\b|based\b|looking\b|because\b|as\b|and\b|für\b|pour\b|para\b|per\b|voor\b|\n|$))/iu
/** Marks of a German or French title. */
const MARKED = /\s*\(?(?<!\p{L})(?:[mwdfx]\/[mwdfx](?:\/[mwdfx])?|h\/f|f\/h)(?!\p{L})\)?/iu
const PIECES = /[!|•·@\t]+|\s[–—-]\s|\s\/\s|\/\//
/** 'Welder / Fabricator' is one title. */
const TWO_IN_ONE = /^([\p{L} ]+) \/ ([\p{L} ]+)$/u
const ENDS =
  /\s+[·|@•]\s+|\s+[–—-]\s+|\s*\/\/|\s*[([|,:]|\s+x ?\d+|\s+(?:wanted|needed|required|at|for|to join|in)\b|\s+(?:m\/w\/d|w\/m\/d|h\/f|f\/h)|[.!?]/i
const ADJECTIVES =
  /^(?:talented|experienced|skilled|passionate|motivated|dynamic|dedicated|highly|reliable|full[- ]time|part[- ]time|permanent|temporary|qualified|enthusiastic|friendly|we(?:'re| are) (?:hiring|looking for|seeking)(?: an?)?|now hiring|job|wanted|needed|cercasi|se busca|gesucht|urgent(?:ly)?|hiring|new|creative|great|strong|proactive|hands-on|engagierten?|erfahrenen?|motivierten?)[:!,]?\s+/i
const GERMAN_HEAD =
  /(?:mitarbeiter|kaufmann|kauffrau|leiter|berater|techniker|ingenieur|entwickler|pfleger|kraft|helfer|fahrer|meister|assistent|assistenz|bearbeiter|verkaufer|lehrer|erzieher|monteur|mechaniker|elektriker|elektroniker|schlosser|referent|bauer|fuhrer|gehilfe|planer|verwalter|gestalter|therapeut)(?:in|innen)?$/

/** Unfolded: Gartner is a firm. */
const GARDENER = /g(?:ä|ae)rtner(?:in|innen)?(?!\p{L})/iu

export const hasTitleWord = (text: string): boolean =>
  GARDENER.test(text) ||
  fold(text)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        /^techs?$|(?:ologists?|ographers?|iatrists?|icians?)$/.test(word) ||
        GERMAN_HEAD.test(word) ||
        TITLE_HEADS.has(word) ||
        TITLE_HEADS.has(word.replace(/s$|(?:in|innen)$/, '')),
    )

/** 'Monitor Group', 'Marshal Ltd' and 'You can cook' name no job. */
const namesAJob = (title: string): boolean =>
  hasTitleWord(title) &&
  !/(?<!\p{L})(?:Group|Holdings?|Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|KG)\.?$/iu.test(title) &&
  !/^(?:you|we|they|who)\s/i.test(title)

const SMALL = new Set(['de', 'of', 'to', 'and', 'the', 'for', 'in', 'und', 'la', 'du', 'le', 'y'])
const TWO_MOST = 50
const LINES_LOOKED_AT = 4
const OPENING_WORDS_MOST = 6
const TITLE_WORDS_MOST = 9

/** `headings`: lines that head what is asked, done or offered, and name no job. */
export function titleOf(text: string, headings: ReadonlySet<string> = new Set()): string {
  const labels = [...text.slice(0, 4000).matchAll(new RegExp(LABELLED, 'gim'))].map((match) =>
    tidy(match[1] ?? ''),
  )
  const label = labels.filter(hasTitleWord).at(-1) ?? labels.at(-1)
  if (label) return label
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[#*=\s•-]+|(?<![*=\s])[*=\s]+$|\*\*/g, ''))
    .filter((line) => line.length > 2)
  const marked = lines.slice(0, LINES_LOOKED_AT).find((line) => line.length < 100 && MARKED.test(line))
  const whole = marked?.slice(0, marked.search(MARKED)).trim() ?? ''
  // 'Stellv. Filialleiter (m/w/d)': the full stop of a short form ends no title.
  const before = hasTitleWord(tidy(whole)) ? whole : (whole.split('. ').findLast(hasTitleWord) ?? whole)
  if (before !== '' && tidy(before).split(/\s+/).length <= TITLE_WORDS_MOST) return tidy(before)
  for (const line of lines.slice(0, LINES_LOOKED_AT - 1)) {
    const hired = HIRING.exec(line)?.[1]
    if (hired && hasTitleWord(hired)) return tidy(hired)
    const [, one, other] = TWO_IN_ONE.exec(line) ?? []
    if (one && other && hasTitleWord(one) && hasTitleWord(other) && line.length <= TWO_MOST) return tidy(line)
    const piece = line.length <= 120 ? line.split(PIECES).find((part) => namesAJob(tidy(part))) : undefined
    if (piece && tidy(piece).split(/\s+/).length <= TITLE_WORDS_MOST) return tidy(piece)
  }
  const hired = HIRING.exec(text.slice(0, 6000).replace(/\s+/g, ' '))?.[1]
  if (hired && hasTitleWord(hired)) return tidy(hired)
  const opening = lines[0]?.split(/\b(?:wanted|needed|required)\b|[,.;:(–—|]/i)[0]?.trim() ?? ''
  if (namesAJob(opening) && opening.split(/\s+/).length <= OPENING_WORDS_MOST) return tidy(opening)
  const told = lines
    .slice(0, LINES_LOOKED_AT - 1)
    .filter((line) => !headings.has(line.trim()))
    .map(titleIn)
    .find(Boolean)
  return told ? tidy(told) : ''
}

/** What else stands on the line of a title. */
const BESIDE = /\s+[–—-]\s+|[,;:(|]/
const LABELS = /^[^:]{2,40}:\s+(?=\S)/
const TITLE_MOST = 60
/** By how much a line has to be likelier a title than anything else, in thousandths of a nat. */
const TITLE_AHEAD = 1000

/** By its letters, in any language: what a label is of, 'Intitulé du poste : agent de service', before the label. */
function titleIn(line: string): string {
  const said = line.replace(LABELS, '')
  return [said, line].map((of) => of.split(MARKED)[0]?.split(BESIDE)[0]?.trim() ?? '').find(isTitle) ?? ''
  function isTitle(words: string): boolean {
    if (words.length > TITLE_MOST || !/^\p{L}/u.test(words) || /[.!?]$/.test(line)) return false
    if (said === line && !/^\p{Lu}/u.test(words)) return false
    const { title, ...others } = spanScores(words)
    return title - Math.max(...Object.values(others)) > TITLE_AHEAD
  }
}

function tidy(given: string): string {
  let text = given.trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(ADJECTIVES, '').replace(/^(?:an?|the|our|\d+ ?x?|einen?)\s+/i, '')
  }
  const end = text.search(ENDS)
  const whole = end > 2 ? text.slice(0, end) : text
  // 'Manager, Operations Consulting': the word alone names no job.
  const named = ALONE_NO_TITLE.exec(text)?.[0]
  const cut = named && named.length > whole.length ? named : whole
  const title = singular(cut.trim().replace(/\/(?:a|in|e)(?= |$)|[·.](?:e|trice|ne)(?= |$)/, ''))
  const plain = title === title.toLowerCase()
  return (title === title.toUpperCase() && title.length > 6) || plain
    ? title.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
        SMALL.has(word.toLowerCase())
          ? word.toLowerCase()
          : word.length <= 3 && !plain
            ? word
            : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
      )
    : title
}

const ALONE_NO_TITLE =
  /^(?:(?:Senior|Junior|Assistant|Associate|Deputy) )?(?:Manager|Director|Associate|Head|Lead|Analyst|Specialist|Vice President|VP), (?:\p{Lu}[\p{L}&/-]*|and|of|&)(?: (?:\p{Lu}[\p{L}&/-]*|and|of|&)){0,3}/u

/** 'Warehouse Associates needed' hires for one title. */
function singular(title: string): string {
  const [, head, ending] = /^(?:.*\s)?(\p{L}+?)(s)$/iu.exec(title) ?? []
  return head && ending && TITLE_HEADS.has(fold(head)) ? title.slice(0, -1) : title
}
