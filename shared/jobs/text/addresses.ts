// A name inside an email or a web address names nothing: `docker-notes.example.com/ansible`, `python@example.com`.

const MARKED = /@|:\/\/|www\.|\.\w+\//i
const ADDRESS =
  /^[^\p{L}\p{N}]*(?:https?:\/\/|www\.)|[\p{L}\p{N}_.+-]@[\p{L}\p{N}-]+\.\p{L}|^[^\p{L}\p{N}]*[\p{L}\p{N}-]+\.(?:com|org|edu|gov|dev|me|uk|de|fr)\/\S|^[^\p{L}\p{N}]*(?:[\p{L}\p{N}-]+\.){2,5}(?:com|org|net|io|edu|gov|dev|me|uk|de|fr)(?:[/?#,;.)]|$)/iu
/** What tells an address stands at its head. */
const LOOKED_AT = 120

/** Character ranges of the addresses of a text, in order. */
export function addressesIn(text: string): [number, number][] {
  if (!MARKED.test(text) && !/\.\p{L}/u.test(text)) return []
  const ranges: [number, number][] = []
  for (const { index, 0: word } of text.matchAll(/\S+/g))
    if (ADDRESS.test(word.slice(0, LOOKED_AT))) ranges.push([index, index + word.length])
  return ranges
}
