import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
beheben behob behoben
beraten beriet berieten
bestehen bestand bestanden
betreiben betrieb betrieben
bieten bot boten geboten
binden band banden gebunden
bringen brachte brachten gebracht
erheben erhob erhoben
fahren fuhr fuhren gefahren
geben gab gaben gegeben
gießen goss gossen gegossen
halten hielt hielten gehalten
heben hob hoben gehoben
helfen half halfen geholfen
laden lud luden geladen
lesen las lasen gelesen
messen maß maßen gemessen
nehmen nahm nahmen genommen
raten riet rieten geraten
schlagen schlug schlugen geschlagen
schließen schloss schlossen geschlossen
schneiden schnitt schnitten geschnitten
schreiben schrieb schrieben geschrieben
senden sandte sandten gesandt
sprechen sprach sprachen gesprochen
stehen stand standen gestanden
tragen trug trugen getragen
treiben trieb trieben getrieben
treten trat traten getreten
unterweisen unterwies unterwiesen unterwiesen
vergeben vergab vergaben
waschen wusch wuschen gewaschen
weisen wies wiesen gewiesen
werben warb warben geworben
werfen warf warfen geworfen
ziehen zog zogen gezogen
übernehmen übernahm übernahmen übernommen
`),
  particles: lines(`
ab
an
auf
aus
bei
ein
fest
frei
her
hin
instand
los
mit
nach
vor
weg
zu
zurück
zusammen
`),
}
