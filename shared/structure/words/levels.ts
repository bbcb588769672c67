import { patternOf, printedLevels } from './printed.ts'

const NAMED =
  'beginner|novice|basic|basics|elementary|intermediate|upper[- ]intermediate|advanced|expert|master|proficient|competent|fluent|native|professional|experienced|good|very good|excellent|familiar|working knowledge|fundamentals|foundational|skilled|strong|mid|senior|junior|level \\d|lvl \\d|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|fließend|muttersprache|verhandlungssicher|débutant|intermédiaire|avancé|confirmé|courant|maîtrise|principiante|básico|basico|intermedio|avanzado|experto|nativo|fluido|intermediário|avançado|fluente|base|buono|ottimo|avanzato|esperto|madrelingua|basis|goed|uitstekend|gevorderd|vloeiend|熟练|精通|掌握|了解|熟悉|初級|中級|上級|初级|中级|高级|a1|a2|b1|b2|c1|c2'

/** Levels of skills and languages, as alternatives of a pattern. */
export const SKILL_LEVELS = `${NAMED}|${patternOf(printedLevels())}`

const LEVEL_ALONE = new RegExp(`^(?:${SKILL_LEVELS})$`, 'iu')
export const RATING =
  /^(?:[●○•★☆■□▪▫◉◯⬤*]{2,}|\d{1,3}\s?%|\d\s?\/\s?\d{1,2}|\d+\+?\s+(?:years?|yrs?|jahre|ans|años|anos|anni|jaar)\b.*)$/iu

export const isLevel = (text: string): boolean => LEVEL_ALONE.test(text.trim())
