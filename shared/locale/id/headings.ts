import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  awards: lines(`
penghargaan
prestasi
`),
  certifications: lines(`
pelatihan
pelatihan dan sertifikasi
sertifikasi
sertifikat
`),
  education: lines(`
latar belakang pendidikan
pendidikan
riwayat pendidikan
`),
  experience: lines(`
pengalaman
pengalaman kerja
pengalaman profesional
riwayat pekerjaan
`),
  interests: lines(`
hobi
minat
`),
  languages: lines(`
bahasa
kemampuan bahasa
`),
  other: lines(`
data diri
data pribadi
informasi pribadi
kontak
`),
  projects: lines(`
proyek
`),
  references: lines(`
referensi
`),
  skills: lines(`
keahlian
kemampuan
kemampuan teknis
keterampilan
`),
  summary: lines(`
profil
ringkasan
tentang saya
`),
  volunteering: lines(`
kegiatan sukarela
organisasi
pengalaman organisasi
`),
}
