// Some fonts map ideographs to the radicals they look like; NFKC leaves the supplement alone and makes old forms of others.

const SAME_SHAPE =
  '⺁厂⺄乙⺆冂⺇几⺈刀⺉刂⺋卩⺌小⺍小⺎兀⺐尢⺒巳⺓幺⺖忄⺗心⺘扌⺙攵⺛旡⺝月⺞歹⺟母⺠民⺡氵⺢水⺣灬⺤爪⺥爪⺦丬⺨犭⺩王⺫罒⺬示⺭礻⺮竹⺯糸⺰纟⺱罒⺲罒⺴罓⺵网⺶羊⺷羊⺸羊⺹老⺺聿⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阝⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟⼾户'

const shapes = new Map<string, string>()
for (const [, radical = '', same = ''] of SAME_SHAPE.matchAll(/(.)(.)/gu)) shapes.set(radical, same)

export const withoutRadicals = (text: string): string =>
  text.replace(/[\u2e80-\u2eff\u2f3e]/g, (sign) => shapes.get(sign) ?? sign)
