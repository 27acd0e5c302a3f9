/** A folded text with the way back to the original: character `i` of `text` comes from `[starts[i], ends[i])` of the original. */
export interface FoldedText {
  text: string
  starts: number[]
  ends: number[]
}

// ASCII and Han characters change only their case when they are folded, so each stays one character.
const simpleText = /^[\t\n\u0020-\u007e\u3001\u3002\u4e00-\u9fff]*$/
// The same, and also marks that change when folded but are never part of a word.
const simpleWords =
  /^[\t\n\u0020-\u007e\u2010-\u2027\u3001-\u3002\u3008-\u3011\u4e00-\u9fff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/
const clusterPattern = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gsu
const diacritic = /[\u0300-\u036f]/g
const invisible = /[\ufe00-\ufe0f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const latinLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

const memorySize = 4096
const remembered = new Map<string, string>()

function foldCluster(cluster: string): string {
  const known = remembered.get(cluster)
  if (known !== undefined) return known
  const plain = cluster.normalize('NFKC').toLowerCase().normalize('NFD').replace(diacritic, '').normalize('NFC')
  const folded = (latinLetters[plain] ?? plain).replace(invisible, '')
  if (remembered.size >= memorySize) remembered.clear()
  remembered.set(cluster, folded)
  return folded
}

/** True when folding `text` keeps every character in its place. */
export function isSimpleText(text: string): boolean {
  return simpleText.test(text)
}

/** True when folding the words of `text` keeps every character in its place. Marks between the words may change. */
export function hasSimpleWords(text: string): boolean {
  return simpleWords.test(text)
}

/** `text` without case, width, accents and invisible characters: `Ｃafé` gives `cafe`. */
export function foldText(text: string): string {
  if (simpleText.test(text)) return text.toLowerCase()
  let folded = ''
  for (const [cluster] of text.matchAll(clusterPattern)) folded += foldCluster(cluster)
  return folded
}

/** Like `foldText`, with the offsets that lead back to the original text. */
export function foldWithOffsets(text: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  for (const match of text.matchAll(clusterPattern)) {
    const piece = foldCluster(match[0])
    folded.text += piece
    for (let i = 0; i < piece.length; i++) {
      folded.starts.push(match.index)
      folded.ends.push(match.index + match[0].length)
    }
  }
  return folded
}
