// Written by `npm run generate:months` from the Unicode Common Locale Data Repository (Unicode License v3).

/** January to December between commas, in plain forms; what a folder of a language tells is not told again. */
export const MORE_MONTHS: Record<string, string> = {
  az: 'yanvar, fevral, , aprel, , iyun, iyul, avqust, sentyabr, oktyabr, noyabr, dekabr',
  be: 'студзень студзеня, люты лютага, сакавік сакавіка, красавік красавіка, , чэрвень чэрвеня, ліпень ліпеня, жнівень жніуня, верасень верасня, кастрычнік кастрычніка, лістапад лістапада, снежань снежня',
  bs: ', , , , , , , , septembar, oktobar, novembar, decembar',
  cy: 'ionawr, chwefror, mawrth, ebrill, , mehefin, gorffennaf, awst, medi, hydref, tachwedd, rhagfyr',
  et: ', , , , , , , , , , , ',
  eu: 'urtarrila, otsaila, martxoa, apirila, maiatza, ekaina, uztaila, abuztua, iraila, urria, azaroa, abendua',
  fil: ', pebrero, marso, , , hunyo, hulyo, , setyembre, oktubre, nobyembre, disyembre',
  gl: 'xaneiro, febreiro, , , , xuno, xullo, , , , , decembro',
  hr: 'sijecanj sijecnja, veljaca veljace, ozujak ozujka, travanj travnja, svibanj svibnja, lipanj lipnja, srpanj srpnja, kolovoz kolovoza, rujan rujna, , studeni studenoga, prosinac prosinca',
  hu: ', , marcius, aprilis, majus, junius, julius, augusztus, szeptember, , , ',
  hy: 'հունվար հունվարի, փետրվար փետրվարի, մարտ մարտի, ապրիլ ապրիլի, մայիս մայիսի, հունիս հունիսի, հուլիս հուլիսի, օգոստոս օգոստոսի, սեպտեմբեր սեպտեմբերի, հոկտեմբեր հոկտեմբերի, նոյեմբեր նոյեմբերի, դեկտեմբեր դեկտեմբերի',
  ka: 'იანვარი, თებერვალი, მარტი, აპრილი, მაისი, ივნისი, ივლისი, აგვისტო, სექტემბერი, ოქტომბერი, ნოემბერი, დეკემბერი',
  kk: 'қаңтар, ақпан, наурыз, сәуір, мамыр, маусым, шілде, тамыз, қыркүиек, қазан, қараша, желтоқсан',
  lt: 'sausis sausio, vasaris vasario, kovas kovo, balandis balandzio, geguze geguzes, birzelis birzelio, liepa liepos, rugpjutis rugpjucio, rugsejis rugsejo, spalis spalio, lapkritis lapkricio, gruodis gruodzio',
  lv: 'janvaris, februaris, , , maijs, junijs, julijs, augusts, septembris, oktobris, novembris, decembris',
  mk: 'јануари, , , , , јуни, јули, , , , , ',
  ms: ', , , , , , julai, ogos, , , , disember',
  sq: 'janar, shkurt, , prill, , qershor, korrik, gusht, shtator, tetor, nentor, dhjetor',
  sw: ', , machi, aprili, , , , agosti, septemba, oktoba, novemba, desemba',
  uz: ', , , , , , , , sentabr, oktabr, , ',
}
