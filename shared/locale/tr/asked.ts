import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
da
ve
ve/veya
veya
ya
yada
`),
  either: lines(`
da
veya
ya
yada
`),
  choiceBefore: lines(`
orn.
ornegin
`),
  alike: lines(`
benzer
esdeger
muadil
`),
  prepositions: [],
  links: lines(`
ve
`),
  frames: {
    know: lines(`
bilen
bilgi
bilgili
bilgisi
hakim
vakif
`),
    did: lines(`
calısmıs
deneyim
deneyimi
deneyimli
tecrube
tecrubeli
tecrubesi
`),
    can: lines(`
beceri
kullanabilen
yapabilen
yatkin
yetenek
yetkinlik
`),
  },
  roles: lines(`
olarak
`),
  taught: lines(`
egitim
mezun
mezunu
`),
  small: lines(`
adaylar
adayı
ait
aktif
alanında
altyapısı
aramaktayız
aranmaktadır
arkadasları
arkadası
arıyoruz
az
becerisi
bilen
bilgi
bilgisi
bir
biri
bolumlerinden
bolumunden
bu
calısabilecek
calısma
calısmıs
cok
da
daha
de
deneyim
deneyimi
deneyimli
derecede
diger
duzeyde
edebilen
eden
edilir
en
engeli
etmek
firmamız
gelismis
gibi
gore
gorev
gorevlendirilmek
hakim
hakkında
icin
icinde
ile
ileri
ilgili
iyi
kabiliyeti
kadar
kendini
konuda
konularında
konusunda
kullanabilen
kullanımına
kurum
mezun
mezunu
olan
olarak
olmak
olması
olmayan
olup
olusan
onem
pozisyon
pozisyonunda
sahip
sekilde
seviyede
sirketimiz
sureclerinde
takım
tarafından
tecrube
tecrubeli
tecrubesi
temel
tercih
tercihen
tum
uygun
uzere
uzerinde
uzun
vb
ve
ve/veya
veya
ya
yada
yapabilen
yapmıs
yatkın
yeni
yetenegi
yonelik
yuksek
yıl
yıllık
zorunlu
`),
}
