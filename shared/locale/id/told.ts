import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
berpartisipasi dalam
berperan dalam
bertanggung jawab atas
bertanggung jawab dalam
bertanggung jawab untuk
ikut serta dalam
membantu
terlibat dalam
tugas utama
`),
  years: lines(`
tahun
`),
  experience: lines(`
pengalaman
`),
}
