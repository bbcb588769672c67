// Words that stand beside a date and belong to it, by language. Plain forms: lower case, without accents.

/** In front of a date that is still to come, or behind it in brackets. */
export const EXPECTED: Record<string, string> = {
  de: 'erwartet; geplant; voraussichtlich; voraussichtlicher abschluss; vsl',
  en: 'anticipated; anticipated completion; anticipated graduation; estimated; estimated graduation; exp; expected; expected completion; expected graduation; expected to graduate; graduation expected; planned; projected; projected graduation; to be completed',
  es: 'esperada; esperado; fecha prevista; graduacion prevista; prevista; previsto',
  fr: 'attendu; attendue; diplome prevu; diplomation prevue; fin prevue; obtention prevue; prevu; prevue',
  it: 'conseguimento previsto; laurea prevista; prevista; previsto',
  ja: '予定; 卒業予定; 卒業見込; 卒業見込み; 修了予定; 修了見込; 修了見込み; 見込; 見込み',
  ko: '예정; 졸업 예정; 졸업예정; 수료 예정; 수료예정',
  nl: 'verwacht; verwachte afronding; verwachte einddatum',
  pl: 'oczekiwany; planowane ukonczenie; planowany; przewidywane ukonczenie; przewidywany',
  pt: 'conclusao prevista; formatura prevista; previsao; previsao de conclusao; prevista; previsto',
  ru: 'ожидаемое окончание; ожидается; планируемое окончание; планируется',
  sv: 'beraknad; beraknad examen; forvantad; forvantad examen',
  tr: 'beklenen; beklenen mezuniyet; tahmini; tahmini mezuniyet',
  zh: '预计; 预计毕业; 预计于; 预期; 預計; 預計畢業',
}

/** Only in front of a date: elsewhere they may be part of a title. */
export const GRADUATED: Record<string, string> = {
  de: 'abgeschlossen; abschluss',
  en: 'class of; completed; completing; completion; conferred; date; degree conferred; degree expected; dates; graduated; graduates; graduating; graduation',
  es: 'graduacion; titulado en',
  fr: 'diplome en; obtention; obtenu en',
  it: 'conseguita nel; conseguito nel',
  pt: 'conclusao; formatura',
}

/** In front of the first of two dates. */
export const FROM: Record<string, string> = {
  de: 'vom; von; zeitraum',
  en: 'between; from; period',
  es: 'de; del; desde; periodo',
  fr: 'de; du; periode',
  it: 'da; dal; dall; periodo',
  ko: '기간',
  nl: 'van',
  pl: 'od; okres',
  pt: 'de; periodo',
  ru: 'с',
}

/** In front of a date that is not known for certain. */
export const ABOUT: Record<string, string> = {
  cs: 'cca',
  de: 'ca; etwa; ungefahr; zirka',
  en: 'approx; approximately',
  es: 'aprox; aproximadamente',
  fr: 'env; environ',
  it: 'circa',
  ja: '約',
  ko: '약',
  nl: 'ongeveer',
  pl: 'okolo',
  ru: 'около',
  sv: 'cirka; omkring',
}

/** How long it took, behind a range: `· 3 yrs 2 mos`. */
export const DURATIONS: Record<string, string> = {
  cs: 'let; mesic; mesice; mesicu; rok; roky; tydny',
  da: 'ar; maned; maneder; uger',
  de: 'jahr; jahre; monat; monate; mon; wochen',
  en: 'month; months; mo; mos; mths; week; weeks; yr; yrs; year; years',
  es: 'ano; anos; mes; meses; semanas',
  fr: 'an; annee; annees; ans; mois; semaines',
  it: 'anni; anno; mese; mesi; settimane',
  ja: 'か月; ヶ月; カ月; ケ月; 年間',
  ko: '개월; 년',
  nl: 'jaar; maand; maanden; weken',
  no: 'uker',
  pl: 'lat; lata; miesiac; miesiace; miesiecy; rok',
  pt: 'ano; anos; mes; meses; semanas',
  ru: 'год; года; лет; месяц; месяца; месяцев',
  sv: 'ar; manad; manader; veckor',
  tr: 'ay; yil',
  zh: '个月; 個月; 年',
}

/** The calendars of Japan and Taiwan: the year before the first of each era. */
export const ERAS: Record<string, number> = {
  令和: 2018,
  大正: 1911,
  平成: 1988,
  明治: 1867,
  昭和: 1925,
  民国: 1911,
  民國: 1911,
}
