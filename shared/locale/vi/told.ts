import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
chịu trách nhiệm
công việc chính
giúp đỡ
hỗ trợ
phối hợp
phụ trách
tham gia
`),
  years: lines(`
năm
`),
  experience: lines(`
kinh nghiệm
`),
  personal: {
    age: lines(`
tuổi
`),
    birth: lines(`
ngày sinh
năm sinh
sinh ngày
`),
    civilStatus: lines(`
tình trạng hôn nhân
`),
    identity: lines(`
cccd
cmnd
số cccd
số cmnd
`),
    nationality: lines(`
quốc tịch
`),
    religion: lines(`
tôn giáo
`),
    sex: lines(`
giới tính
`),
    zodiac: lines(`
cung hoàng đạo
`),
  },
  personalWords: {
    civilStatus: lines(`
chưa kết hôn
đã kết hôn
độc thân
`),
    sex: lines(`
nam
nữ
`),
  },
}
