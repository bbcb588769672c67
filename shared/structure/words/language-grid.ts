// The heads of the grid in which Europass prints levels of languages, by language; plain forms.

export const LANGUAGE_GRID: Record<string, string> = {
  en: `understanding; speaking; writing; listening; reading; spoken interaction; spoken production`,
  de: `verstehen; sprechen; schreiben; horen; lesen; an gesprachen teilnehmen; zusammenhangendes sprechen; horverstehen; leseverstehen`,
  fr: `comprendre; parler; ecrire; ecouter; lire; prendre part a une conversation; s'exprimer oralement en continu; comprehension; expression orale; expression ecrite; interaction orale; production orale`,
  es: `comprender; hablar; escribir; comprension; expresion oral; expresion escrita; comprension auditiva; comprension de lectura; interaccion oral; capacidad de expresion oral; habla; escritura`,
  pt: `compreender; falar; escrever; compreensao; compreensao oral; leitura; interacao oral; producao oral; expressao oral; escrita; expressao escrita`,
  it: `comprensione; parlato; scritto; ascolto; lettura; interazione; interazione orale; produzione orale; produzione scritta; espressione orale; scrittura`,
  nl: `begrijpen; spreken; schrijven; luisteren; lezen; gesproken interactie; gesproken productie; productie; interactie`,
}
