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
}
