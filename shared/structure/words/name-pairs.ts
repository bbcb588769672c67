import { isWholeSkill } from './whole-skills.ts'

/** `Linux and Windows` are two names; `Mergers and integration` is one. */
export const PAIR =
  /^(\p{Lu}[\p{L}\p{N}+#.]*(?:\s\p{Lu}[\p{L}\p{N}+#.]*)?)\s(?:and|&|und|et|y|e|en)\s(\p{Lu}[\p{L}\p{N}+#.]*(?:\s\p{Lu}[\p{L}\p{N}+#.]*)?)$/u

/** The word before the last of a list. */
export const AND = /^(?:and|und|et|y|e|en|&|as well as|sowie)\s+/i

/** `VSCode`, `WSL`, `Node.js`, `C++`: a name, and no word that goes with another. */
export const NAME_OF_A_THING = /^\p{Lu}{2,}\d*$|\p{Ll}\p{Lu}|\p{L}[.+#\d]/u

/** `Git, Docker, Node.js and Golang` are four; `Git, Research and Development` are two. */
export const lastTwo = (part: string): string[] | undefined => {
  const names = PAIR.exec(part)?.slice(1)
  return names?.some((name) => isWholeSkill(name) || NAME_OF_A_THING.test(name)) ? names : undefined
}
