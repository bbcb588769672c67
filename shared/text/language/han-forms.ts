// Chinese is written in two forms of letters. Common ones that differ tell which a text is in.

/** Common letters of two forms: the simpler one of each, and the older one. */
const SIMPLER =
  '们个来时国为学会过说对这样业经发开现实体务长门问间关东车马书见贝员页风电话语计设论证评译试调谈许认识记议讲词该详误读课谁谢组织给统线级红约细绍结绩维续网职联总应际标权构术条杂极术责资费质项须预领题类销财贸货购队阶陆随难营获艺节药蓝补装规视觉观订训诉详'
const OLDER =
  '們個來時國為學會過說對這樣業經發開現實體務長門問間關東車馬書見貝員頁風電話語計設論證評譯試調談許認識記議講詞該詳誤讀課誰謝組織給統線級紅約細紹結績維續網職聯總應際標權構術條雜極術責資費質項須預領題類銷財貿貨購隊階陸隨難營獲藝節藥藍補裝規視覺觀訂訓訴詳'

const countIn = (text: string, letters: string): number =>
  [...text].reduce((count, letter) => count + (letters.includes(letter) ? 1 : 0), 0)

/** Whether a Chinese text is in the older forms: those of Taiwan and Hong Kong. */
export const isTraditional = (text: string): boolean => countIn(text, OLDER) > countIn(text, SIMPLER)
