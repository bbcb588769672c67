import { plainWords, wordSet } from '#shared/text/fold.ts'

// The words that stand before, behind and within a person's name, and what a page calls itself.

export const NAME_LABEL =
  /^(?:full\s)?(?:name|nom(?: et prénom)?|nombre(?: y apellidos| completo)?|nome(?: completo| e cognome)?|naam|姓\s?名|氏\s?名|họ (?:và )?tên|imię i nazwisko)(?![\p{L}])\s*[:：]?\s*/iu
const DOCUMENT_WORDS = wordSet(`
curriculum vitae; curriculum; vitae; resume; cv; c.v.; bio data; biodata; europass; personal details; confidential
lebenslauf; currículo; currículum; resumo; özgeçmiş; életrajz; önéletrajz; życiorys; životopis; meritförteckning
ansioluettelo; sơ yếu lý lịch; hồ sơ; резюме; автобиография; автобіографія; анкета; βιογραφικό; βιογραφικό σημείωμα
個人履歴; 履歴書; 職務経歴書; 个人简历; 简历; 個人簡歷; 履歷; 履歷表; 이력서; 자기소개서; السيرة الذاتية; سيرة ذاتية
קורות חיים; जीवन वृत्त; जीवनवृत्त; बायोडाटा; ประวัติย่อ
`)

/** `Curriculum Vitae`: what a page calls itself. */
export const isDocumentTitle = (text: string): boolean =>
  text.length < 80 && DOCUMENT_WORDS.has(plainWords(text.trim().replace(BETWEEN_IDEOGRAPHS, '')))
/** `履 歴 書`: letters set apart are one word. */
const BETWEEN_IDEOGRAPHS = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

export const SUFFIX =
  /(?:,?\s*(?:Ph\.?\s?D\.?|M\.?D\.?|MBA|CPA|PMP|RN|BSN|MSN|PE|P\.E\.|Esq\.?|M\.?Sc\.?|B\.?Sc\.?|CFA|LL\.?M\.?|DDS|DVM|PharmD|SHRM-CP|CISSP|M\.?Ed\.?|FNP-C|APRN|LCSW|Dipl\.-\p{L}+\.?|M\.?A\.?|B\.?A\.?|B\.?Eng\.?|M\.?Eng\.?|CEng|ACCA|CMA|PT|DPT|OTR\/L|CCRN|AIA|LEED AP)){1,8}$/u
export const PREFIX =
  /^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Dipl\.-Ing\.|Ing\.|Herr|Frau|M\.|Mme)\s+(?=\p{L})/u
export const NAME_SHAPE = /^[\p{L}\p{M}][\p{L}\p{M}.'’`´\-‐‑–—᠆ ,()"“”]{0,80}$/u
export const PARTICLES = new Set(
  'de da do dos das del della di van der den von zu zum la le el al bin ibn binti af av y e ter ten op het du des san santa st mac mc o'.split(
    ' ',
  ),
)
