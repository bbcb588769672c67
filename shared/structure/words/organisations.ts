import { LOCALES } from '#shared/locale/locales.ts'

// Words that organisations are named with, by language; plain forms.

const cue = (of: 'companyWords' | 'schoolWords'): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap(({ language, cues }) => {
      const words = cues?.[of]
      return words ? [[language, words.join('; ')]] : []
    }),
  )

export const COMPANY_WORDS = {
  forms: `inc; incorporated; corp; corporation; llc; llp; ltd; limited; plc; co; company; gmbh; ag; kg; ohg; ug; se; e v; ev; gbr; kgaa; sa; sas; sarl; sl; slu; s l; s a; sl u; srl; spa; s p a; s r l; snc; bv; nv; b v; n v; vof; oy; ab; as; aps; a s; pty; pvt; ltda; eireli; me; s c; cia; sa de cv; s de rl; kk; 株式会社; 有限会社; 合同会社; 有限公司; 公司; 集团; 集團; 株; 社団法人; 財団法人; 医療法人; 学校法人; spol; sro; doo; zoo; sp z o o; jsc; pjsc; ooo; sdn bhd; pte; eurl; scp; cooperativa; coop; sicav; eg; mbh; stiftung; holding; holdings`,
  ...cue('companyWords'),
}

/** Of these, the ones that schools and universities are named with. */
export const SCHOOL_WORDS = cue('schoolWords')
