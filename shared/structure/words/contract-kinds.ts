import { listed } from '#shared/text/alternatives.ts'
import { plainWords } from '#shared/text/fold.ts'

// How somebody is employed, beside a post or under it: neither a position nor a company. Plain forms.

const KINDS: Record<string, string> = {
  cs: 'brigada; castecny uvazek; dpc; dpp; hpp; osvc; plny uvazek; smlouva',
  de: 'befristet; ferienjob; festanstellung; geringfugig; minijob; nebenjob; teilzeit; unbefristet; vollzeit; zeitarbeit',
  en: 'contract; fixed term; full time; part time; permanent; permanent employment; seasonal; summer job; summer jobs; temporary',
  es: 'indefinido; jornada completa; media jornada; medio tiempo; temporal; tiempo completo; tiempo parcial',
  fi: 'kokoaikainen; osa aikainen',
  fr: 'cdd; cdi; interim; mi temps; saisonnier; temps partiel; temps plein',
  it: 'tempo determinato; tempo indeterminato; tempo parziale; tempo pieno',
  ja: 'アルバイト; パート; 契約社員; 業務委託; 正社員; 派遣社員',
  ko: '계약직; 아르바이트; 임시직; 정규직; 프리랜서',
  nl: 'bijbaan; deeltijd; vakantiewerk; voltijd',
  no: 'deltid; fast stilling; fulltid; sommerjob; sommerjobb',
  pl: 'pelny etat; umowa o prace; umowa zlecenie',
  pt: 'clt; meio periodo; tempo inteiro; tempo integral; tempo parcial',
  ru: 'полная занятость; частичная занятость',
  sv: 'extrajobb; heltid; sommarjobb; tillsvidareanstallning; vikariat',
  tr: 'tam zamanli; yari zamanli',
  zh: '兼职; 兼職; 全职; 全職',
}
/** `full-time`, `Full time`, `fulltime` */
const asOne = (kind: string): string => plainWords(kind).replace(/[\s-]/g, '')
const LISTED = new Set(listed(KINDS).map(asOne))
const PARTS = /\s*[,/·•|+]\s*/

/** `Full-time`, `(Vollzeit, befristet)`, `임시직/프리랜서`. */
export const isContractKind = (text: string): boolean =>
  text.length <= LONGEST &&
  text
    .replace(/^[([（]|[)\]）]$/g, '')
    .split(PARTS)
    .every((part) => LISTED.has(asOne(part)))
const LONGEST = 60
