// What says in any language that a person knows, has done or can do what follows or precedes: 'knowledge of', 'Erfahrung mit'.

const FRAMES: Readonly<Record<string, string>> = {
  know: 'knowledg underst familia profici experti conversa versed fluen literac kenntni wissen verstan beherrs vertrau connais maitris conocim dominio manejo conosce padrona kennis beheers kunnen conheci znajomo wiedza',
  did: 'experie backgro exposur record practic worked erfahru expérie esperie ervarin doswiad praktyk',
  can: 'skill abilit compete capabil capacit aptitud fahigke umgang habilid capacid destrez capacit vaardig umiejet',
}

const STEMS = new Map(
  Object.entries(FRAMES).flatMap(([kind, stems]) => stems.split(' ').map((stem) => [stem, kind] as const)),
)
/** 'Englischkenntnisse', 'Berufserfahrung': the last part of a compound. */
const COMPOUND =
  /(?:(kenntnis(?:se|sen)?|kennis)|(erfahrung(?:en)?|ervaring)|(fahigkeit(?:en)?|kompetenz(?:en)?))$/
const LONGEST = 8
const SHORTEST = 5

/** The kind of a word that frames, '' of any other. */
export function frameKind(key: string): string {
  for (let length = Math.min(LONGEST, key.length); length >= SHORTEST; length--) {
    const kind = STEMS.get(key.slice(0, length))
    if (kind) return kind
  }
  const [, know, did, can] = COMPOUND.exec(key) ?? []
  return know ? 'know' : did ? 'did' : can ? 'can' : ''
}
