import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  awards: lines(`
başarılar
burs ve ödüller
burslar
kazanımlar
ödül ve başarılar
ödüller
`),
  certifications: lines(`
belgeler
eğitimler ve sertifikalar
katıldığım eğitimler
kurs ve sertifikalar
kurslar
lisans ve sertifikalar
seminer ve kurslar
seminerler
sertifika bilgileri
sertifikalar
`),
  education: lines(`
akademik bilgiler
akademik geçmiş
bitirme tezi
eğitim
eğitim bilgileri
eğitim durumu
eğitim geçmişi
eğitim ve öğretim
öğrenim
öğrenim bilgileri
öğrenim durumu
`),
  experience: lines(`
deneyim
deneyimler
i̇ş deneyimi
i̇ş deneyimleri
i̇ş geçmişi
i̇ş tecrübesi
kariyer
kariyer geçmişi
mesleki deneyim
profesyonel deneyim
profesyonel geçmiş
staj deneyimi
stajlar
tecrübe
çalışma deneyimi
çalışma hayatı
`),
  interests: lines(`
hobi ve i̇lgi alanları
hobiler
i̇lgi alanları
sosyal aktiviteler
sosyal faaliyetler
`),
  languages: lines(`
dil becerileri
dil bilgisi
diller
yabancı dil
yabancı dil bilgisi
yabancı diller
`),
  other: lines(`
askerlik durumu
diğer
diğer bilgiler
ehliyet
ek bilgiler
i̇letişim
i̇letişim bilgileri
kimlik bilgileri
kişisel bilgiler
üyelikler
`),
  projects: lines(`
kişisel projeler
portfolyo
proje deneyimi
projeler
projelerim
önemli projeler
`),
  publications: lines(`
akademik yayınlar
bildiriler
konferanslar
makaleler
patentler
yayınlar
`),
  references: lines(`
referans
referanslar
`),
  skills: lines(`
beceri ve yetkinlikler
beceriler
bilgisayar becerileri
bilgisayar bilgisi
bilgisayar programları
kişisel özellikler
mesleki beceriler
nitelikler
teknik beceriler
teknik yetkinlikler
teknolojiler
uzmanlık alanları
yetenekler
yetenekler ve beceriler
yetkinlikler
`),
  summary: lines(`
hakkımda
hedef
kariyer hedefi
kariyer özeti
kişisel özet
kısa özgeçmiş
profesyonel özet
profil
ön yazı
özet
özgeçmiş özeti
`),
  volunteering: lines(`
gönüllü faaliyetler
gönüllü çalışmalar
gönüllülük
sosyal sorumluluk
sosyal sorumluluk projeleri
`),
}
