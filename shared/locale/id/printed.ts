import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Ringkasan, Pengalaman Kerja, Pendidikan, Proyek, Keahlian, Sertifikasi, Bahasa, Penghargaan, Publikasi, Kegiatan Sukarela, Minat, Referensi',
  additional: 'Informasi Tambahan',
  labels: 'IPK, Email, Telepon, Situs web, Tautan, Teknologi',
  graduated: 'lulus',
  inField: 'di bidang',
  present: 'Sekarang',
  until: 'Sampai',
  months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  shortMonths: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
  numbers: 'MM/YYYY',
  levels: 'Pemula, Menengah, Mahir, Ahli',
})
