// Some writers (Skia with certain fonts) leave ligatures without a meaning: `Certi_cations`. A lost glyph between letters is
// nearly always one of five; the stem around it tells which.

export const LOST = '\ufffd'

/** Stems around a ligature that is not `fi`; `_` stands for the lost glyph. */
const STEMS: [ligature: string, stems: string][] = [
  ['ffi', 'o_c e_c a_l di_c su_c tra_c co_n gra_t'],
  [
    'fl',
    '_ow work_ _ex _uen in_u _ict con_ict re_ect _oor _eet _ight _at _our _ag _ash _aw o_ine out_ work_ow air_ow over_ _ood snow_ake sales_ _utter tensor_ ai_ow cloud_ web_ow m_ow _ask _oat _uid re_e up_ow _amm',
  ],
  [
    'ff',
    'o_er e_ect e_ort sta_ di_er a_ect bu_er su_er _ective o_ o_set o_ering tari_ cut_o tra_ic o_line kick_ trade_ a_air di_us di_erent spin_ lay_o chau_eur co_ee',
  ],
  ['ft', 'so_ware micro_ cra_ dra_ le_ shi_ li_ airc_ o_en so_'],
  [
    'ti',
    'educa_on organiza_on applica_on solu_on func_on crea_on implementa_on informa_on na_on direc_ ac_v par_c sta_s mo_v',
  ],
  ['tt', 'a_en be_er commi_ee le_er ma_er wri_en'],
]

const known: [RegExp, string][] = STEMS.flatMap(([ligature, stems]) =>
  stems.split(' ').map((stem): [RegExp, string] => [new RegExp(stem.replace('_', LOST), 'i'), ligature]),
)

/** Words with a lost glyph between letters → the same with the ligature it was. */
export const withLigatures = (text: string): string =>
  text.includes(LOST)
    ? text.replace(/(?<![\p{L}\p{N}-])[\p{L}\p{N}-]*(?:\ufffd[\p{L}\p{N}-]*)+/gu, (word) =>
        /\p{L}/u.test(word) ? word.replace(LOST, ligatureIn(word)) : word,
      )
    : text

const ligatureIn = (word: string): string => known.find(([stem]) => stem.test(word))?.[1] ?? 'fi'
