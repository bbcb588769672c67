import { listed } from './alternatives.ts'
import { plainWords } from './plain.ts'

// How somebody is employed, beside a post or under it: neither a position nor a company. Plain forms.

const KINDS: Record<string, string> = {
  cs: 'brigada; castecny uvazek; dpc; dpp; hlavni pracovni pomer; hpp; osvc; plny uvazek; smlouva; zkraceny uvazek',
  da: 'deltid; fastansat; fritidsjob; fuldtid; sommerjob; studiejob',
  de: 'befristet; ferienjob; festanstellung; geringfugig; minijob; nebenjob; teilzeit; unbefristet; unbefristete anstellung; vollzeit; zeitarbeit',
  en: 'casual; contract; fixed term; fixed-term; full time; full-time; fulltime; part time; part-time; parttime; permanent; permanent employment; seasonal; summer job; summer jobs; temp; temporary; zero hours',
  es: 'a tiempo completo; a tiempo parcial; contrato indefinido; contrato temporal; indefinido; jornada completa; media jornada; medio tiempo; temporal; tiempo completo; tiempo parcial',
  fi: 'kesatyo; kokoaikainen; maaraaikainen; osa-aikainen; vakituinen',
  fr: "cdd; cdi; contrat a duree determinee; contrat a duree indeterminee; interim; job d'ete; mi-temps; saisonnier; temps partiel; temps plein",
  hu: 'reszmunkaido; teljes munkaido',
  it: 'a tempo determinato; a tempo indeterminato; full time; part time; tempo determinato; tempo indeterminato; tempo parziale; tempo pieno',
  ja: 'アルバイト; パート; 契約社員; 業務委託; 正社員; 派遣社員; 雇用形態',
  ko: '계약직; 아르바이트; 임시직; 정규직; 정직원; 파견직; 프리랜서',
  nl: 'bijbaan; deeltijd; deeltijds; fulltime; parttime; vakantiejob; vakantiewerk; vast contract; vaste dienst; voltijd; voltijds',
  no: 'deltid; ekstrajobb; fast stilling; fulltid; heltid; sommerjobb',
  pl: 'niepelny etat; pelny etat; pol etatu; praca dorywcza; praca sezonowa; umowa o dzielo; umowa o prace; umowa zlecenie',
  pt: 'clt; contrato; efetivo; meio periodo; part-time; periodo integral; temporario; tempo inteiro; tempo integral; tempo parcial',
  ru: 'временная работа; неполный рабочий день; подработка; полная занятость; полный рабочий день; частичная занятость',
  sv: 'deltid; extrajobb; fast anstallning; feriejobb; heltid; sommarjobb; tillsvidareanstallning; timanstallning; vikariat; visstidsanstallning',
  tr: 'tam zamanli; yari zamanli',
  zh: '兼职; 兼職; 全职; 全職; 实习; 實習',
}
const LISTED = new Set(listed(KINDS).flatMap((kind) => [kind, plainWords(kind)]))
const PARTS = /\s*[,/·•|+]\s*/

/** `Full-time`, `(Vollzeit, befristet)`, `임시직/프리랜서`. */
export const isContractKind = (text: string): boolean =>
  text.length <= LONGEST &&
  text
    .replace(/^[([（]|[)\]）]$/g, '')
    .split(PARTS)
    .every((part) => LISTED.has(plainWords(part)))
const LONGEST = 60
