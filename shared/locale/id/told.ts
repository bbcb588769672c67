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
  personal: {
    age: lines(`
umur
usia
`),
    birth: lines(`
lahir
tanggal lahir
tempat tanggal lahir
tempat/tanggal lahir
`),
    civilStatus: lines(`
status perkawinan
status pernikahan
`),
    identity: lines(`
nik
no. ktp
nomor ktp
`),
    nationality: lines(`
kewarganegaraan
`),
    religion: lines(`
agama
`),
    sex: lines(`
jenis kelamin
`),
    zodiac: lines(`
zodiak
`),
  },
  personalWords: {
    civilStatus: lines(`
belum menikah
menikah
`),
    sex: lines(`
laki-laki
perempuan
`),
  },
}
