/** Dates that templates leave to be filled in: `Month 20XX – Ongoing`, `year--year`, `MM/YYYY - MM/YYYY`, `年 – 年`. */
export const PLACEHOLDER_DATES =
  /(?:(?:\b(?:month|mon|mm|mois|monat|mes|mese|maand)\b[\s./]{0,2})?\b(?:20xx|19xx|xxxx|yyyy|year|año|annee|année|jahr|anno|ano|jaar)\b|年份?)\s{0,2}(?:-{1,3}|–|—|to|bis|à|a)\s{0,2}(?:(?:\b(?:month|mon|mm|mois|monat|mes|mese|maand)\b[\s./]{0,2})?\b(?:20xx|19xx|xxxx|yyyy|year|año|annee|année|jahr|anno|ano|jaar|present|ongoing|current|now|heute|actualidad)\b|年份?|至今|今)/iu
