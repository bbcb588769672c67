// Numbers written out, in other languages than English. Only words that are nothing but a number: French `dix`, but not Italian
// `sei`, which is also 'you are', nor the article 'one' of any language.

const spelled: Record<string, string> = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million millionen milliarde milliarden dutzend dutzende hunderte tausende verdoppelt verdoppelte verdoppelung verdopplung halbiert halbierte halbierung verdreifacht hälfte drittel viertel',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard tientallen honderden duizenden verdubbeld verdubbelde verdubbeling gehalveerd halveerde helft derde kwart',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille million millions milliard milliards dizaine dizaines douzaine vingtaine trentaine centaine centaines milliers doublé doublement triplé triplement moitié tiers quart',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil miles millón millones docena docenas decenas centenares duplicó duplicado duplicación triplicó mitad tercio',
  it: 'due tre quattro cinque sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila milione milioni miliardo miliardi decina decine dozzina centinaia migliaia raddoppiato raddoppio triplicato dimezzato metà terzo',
  pt: 'dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento centenas mil milhares milhão milhões dezena dezenas dúzia dobrou duplicou triplicou metade terço',
  pl: 'dwa dwie dwóch dwoma trzy trzech trzema cztery czterech pięć pięciu sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu dziesięć dziesięciu jedenaście dwanaście dwunastu piętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sto stu tysiąc tysiące tysięcy milion miliony milionów kilkanaście kilkadziesiąt podwoił podwoiła połowę',
}

/** A count, a share or a multiple in Chinese and Japanese numerals: 三倍, 四割, 百分之四十, 十二名. */
const HAN =
  /百分之[\d一二三四五六七八九十百]|[\d０-９.,一二三四五六七八九十百千万两数]{1,12}(?:%|％|个|個|名|人|倍|割|成|件|万|亿|億|家|社|台|位|次|回|种|種|项|項|小时|時間|分钟|分|秒|天|日間|周|週間|元|円|店|校|国|カ国|か国|ヶ国|つ)/u

const tables = new Map(
  Object.entries(spelled).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Whether numbers written out are known in a language; elsewhere a line without figures may still measure something. */
export const knowsCountsOf = (language: string): boolean =>
  language === '' || language === 'en' || language === 'zh' || language === 'ja' || tables.has(language)

/** Whether a number is written out in a text of a language other than English. */
export function countedIn(text: string, language: string): boolean {
  if (language === 'zh' || language === 'ja') return HAN.test(text)
  const words = tables.get(language)
  return (
    words !== undefined &&
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => words.has(word))
  )
}
