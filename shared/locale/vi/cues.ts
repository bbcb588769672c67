import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  titleWords: lines(`
chuyen vien
giam doc
giao vien
ke toan
ky su
nhan vien
quan ly
thuc tap sinh
tro ly
truong phong
`),
  schoolWords: lines(`
cao dang
dai hoc
hoc vien
truong
`),
  smallWords: lines(`
cho
các
có
của
là
theo
trong
tại
từ
việc
và
về
với
được
`),
}
