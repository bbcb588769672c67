import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Özet, İş Deneyimi, Eğitim, Projeler, Beceriler, Sertifikalar, Yabancı Diller, Ödüller, Yayınlar, Gönüllülük, İlgi Alanları, Referanslar',
  additional: 'Ek Bilgiler',
  labels: 'Not ortalaması, E-posta, Telefon, Web sitesi, Bağlantı, Teknolojiler',
  graduated: 'mezuniyet',
  inField: 'alanında',
  present: 'Günümüz',
  until: 'Bitiş',
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  shortMonths: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  numbers: 'MM.YYYY',
  levels: 'Başlangıç, Orta, İleri, Uzman',
})
