import { hasTitleWord } from './title.ts'

/** A job description is a page or two; ten times that is something else. */
const CHARACTERS_MOST = 60_000
const CHARACTERS_LEAST = 12
const JOB_SIGNS: [number, RegExp][] = [
  [
    3,
    /\b(?:responsibilities|qualifications|requirements|job description|job title|we(?:'re| are) (?:hiring|looking for|seeking|recruiting)|about the (?:role|job)|the role|years?(?:'|’)? (?:of )?(?:\w+ )?experience|required skills|equal opportunity employer|join our|person specification|ideal candidate|what you'll (?:do|need|bring)|you will (?:be|work|have|lead|design|build)|nice to have|must have|must-have)\b/gi,
  ],
  [
    2,
    /\b(?:experience (?:with|in|of|as|using)|knowledge of|proficien(?:t|cy)|familiarity with|skills|candidates?|applicants?|salary|full[- ]time|part[- ]time|benefits|permanent|apply|required|preferred|desirable|essential|a plus|degree|licen[cs]e|certification|shifts?|vacancy|wanted|per hour|\/hr|p\.a\.|you have|you need|we need|we offer)\b/gi,
  ],
  [
    3,
    /(?:\b(?:wir suchen|ihr profil|dein profil|ihre aufgaben|deine aufgaben|anforderungen|bewerben|bewerbung|berufserfahrung|kenntnisse|nous recherchons|votre profil|vos missions|poste|vous avez|expérience|compétences|buscamos|requisitos|experiencia|ofrecemos|funciones|cerchiamo|requisiti|esperienza|wij zoeken|functie-eisen|ervaring|solliciteer|procuramos|vaga)\b|\((?:m\/w\/d|w\/m\/d|h\/f|f\/h|m\/f\/d)\)|\bh\/f\b)/gi,
  ],
]
const OTHER_SIGNS: [number, RegExp, string][] = [
  [
    4,
    /\b(?:bootcamp|early bird|book (?:your|a) place|places are limited|learn \w+ in \d+|enroll? (?:now|today)|our (?:last |next )?course|money[- ]back|graduates of our|certificate of completion)\b/gi,
    'an advertisement for a course',
  ],
  [
    4,
    /\b(?:yours (?:sincerely|faithfully|truly)|dear (?:mr|mrs|ms|sir|madam|valued|customer|resident)|must be renewed|a fee of|enclosed form|your (?:account|passport|policy|bill) )\b/gi,
    'a letter',
  ],
  [
    4,
    /\b(?:order number|order confirmation|your order|subtotal|add to (?:cart|basket)|tracking number|parcel|unsubscribe|invoice number|amount due|dear customer|thank you for your (?:order|purchase)|return policy|free shipping|in stock|working days)\b/gi,
    'a message about an order',
  ],
  [
    4,
    /\b(?:preheat|tablespoons?|teaspoons?|tbsp|tsp|ingredients|serves \d|simmer|oven to|chopped|stir in|knead)\b/gi,
    'a recipe',
  ],
  [4, /\b(?:chapter \w+|once upon|dear diary|thou|thee|thy|o'er|said the)\b/gi, 'a story or a poem'],
  [
    3,
    /\b(?:dear hiring|i am writing to apply|references available|curriculum vitae|my experience|i have (?:worked|led|built|managed)|i am (?:a|an)|objective:|responsible for|work history|career history|career objective|(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|current))\b/gi,
    'a resume or a letter',
  ],
  [
    4,
    /\b(?:hereby|herein|terms of (?:service|use)|governing law|indemnif\w+|cookie policy|privacy policy applies|licensor|licensee)\b/gi,
    'terms or a contract',
  ],
  [
    4,
    /\b(?:said on (?:monday|tuesday|wednesday|thursday|friday)|told reporters|according to (?:police|officials|the report)|stars? out of|would recommend|verified purchase|i bought this|match report|final score|half-time)\b/gi,
    'an article or a review',
  ],
  [
    3,
    /(?:\bfunction\s*\w*\(|=>\s*\{|\bimport \w+ from\b|#include\b|\bpublic static\b|\bdef \w+\(|\bSELECT \* FROM\b|console\.log)/g,
    'program code',
  ],
]
const ENOUGH = 3

/** Why a text cannot be used as a job description; '' when it can. */
export function whyUnusable(text: string, skillHits: number, listedItems: number): string {
  const trimmed = text.trim()
  if (trimmed === '') return 'The job description is empty.'
  if (trimmed.length > CHARACTERS_MOST)
    return `This text is longer than ${CHARACTERS_MOST.toLocaleString('en')} characters: far more than a job description. Paste only the description of the job.`
  if (trimmed.length < CHARACTERS_LEAST && skillHits === 0)
    return 'This text is too short to say what the job asks for.'
  if (!readable(trimmed)) return 'This text cannot be read as words.'
  const head = trimmed.split('\n').slice(0, 4).join('\n')
  const titled = hasTitleWord(head) && head.length < 600
  const job =
    JOB_SIGNS.reduce((sum, [weight, sign]) => sum + weight * variety(trimmed, sign), 0) +
    (titled ? 2 : 0) +
    (listedItems >= 2 ? 3 : 0)
  const words = trimmed.split(/\s+/).length
  const share = skillHits / words
  // Names of skills alone make a list of demands only when there is hardly anything else.
  const dense = skillHits >= 2 && share > (job === 0 ? 0.3 : 0.08) ? 2 : 0
  const named = job === 0 && dense === 0 ? 0 : Math.min(2, skillHits)
  const others = OTHER_SIGNS.map(([weight, sign, name]) => ({
    name,
    weight: weight * variety(trimmed, sign),
  }))
  const other = others.reduce((a, b) => (b.weight > a.weight ? b : a))
  if (other.weight >= 6 && other.weight >= job * 0.6)
    return `This reads like ${other.name}, not like a job description, so nothing was matched against it.`
  if (job + dense + named - other.weight < ENOUGH || (skillHits === 0 && job < 4))
    return 'This does not read like a job description, so nothing was matched against it.'
  return ''
}

/** How many different signs there are; the same one again says nothing new. */
const variety = (text: string, sign: RegExp): number =>
  new Set([...text.matchAll(sign)].map((match) => match[0].toLowerCase())).size

function readable(text: string): boolean {
  const sample = text.slice(0, 5000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const longest = Math.max(...sample.split(/\s+/).map((word) => word.length))
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(sample)
  return letters > sample.length * 0.4 && (wide || longest < 400)
}
