/** Dates that templates leave to be filled in: `Month 20XX – Ongoing`, `year--year`, `MM/YYYY - MM/YYYY`, `年 – 年`. */
export const PLACEHOLDER_DATES =
  /(?:(?:\b(?:month|mon|mm|mois|monat|mes|mese|maand)\b[\s./]{0,2})?\b(?:20xx|19xx|xxxx|yyyy|year|año|annee|année|jahr|anno|ano|jaar)\b|年份?)\s{0,2}(?:-{1,3}|–|—|to|bis|à|a)\s{0,2}(?:(?:\b(?:month|mon|mm|mois|monat|mes|mese|maand)\b[\s./]{0,2})?\b(?:20xx|19xx|xxxx|yyyy|year|año|annee|année|jahr|anno|ano|jaar|present|ongoing|current|now|heute|actualidad)\b|年份?|至今|今)|\b(?:(?:start(?:ing)?|from) (?:date|year|month)|(?:date|year|month) (?:started|from))\s{0,2}(?:-{1,3}|–|—|to)\s{0,2}(?:(?:end(?:ing)?|to) (?:date|year|month)|(?:date|year|month) (?:ended|to)|present|ongoing|current|now)\b/iu

/** Something of a year stands in all of them; most lines have nothing of it. */
export const MAY_HOLD_PLACEHOLDER = /xx|yy|year|date|month|a[nñ]{1,2}[oeé]|jahr|jaar|年/iu

/** What the first row of a table of degrees or positions says. */
export const TABLE_HEADS =
  /^(?:s\.?\s?no\.?|sr\.?\s?no\.?|degree|qualifications?|course|examination|exam|institut(?:e|ion)s?|school|college|university|board(?:\/university)?|university\/board|year(?: of passing)?|passing year|dates?|period|duration|result|grades?|marks|percentage|c?gpa(?:\s?\/\s?%)?|%|class|company|employer|organi[sz]ation|position|title|job title|role|designation|location|place|from|to|start|end|subject|field|abschluss|einrichtung|schule|zeitraum|jahr|note|ort|firma|funktion|diplôme|établissement|année|mention|poste|entreprise|lieu|période|título|institución|centro|año|nota|empresa|cargo|puesto|periodo|período|lugar|curso|instituição|ano|local|titolo|istituto|anno|voto|azienda|ruolo|luogo|diploma|instelling|jaar|bedrijf|functie|plaats|学历|学校|专业|时间|公司|职位|年|月|学歴|職歴|内容)\s*:?$/iu
