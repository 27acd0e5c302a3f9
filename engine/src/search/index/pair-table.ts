/** Numbers for pairs of characters, from 0, in the order in which the pairs were first seen. */
export interface PairTable {
  /** The number of a pair. A new pair gets a new number. */
  add(first: number, second: number): number
  /** The number of a pair, or -1. */
  find(first: number, second: number): number
  /** Numbers of all pairs that contain `code`. */
  findWith(code: number): number[]
  size(): number
}

/** A hash table of character pairs. A `Map` with strings would need ten times the memory and five times the time. */
export function createPairTable(): PairTable {
  let keys = new Uint32Array(2048)
  let ids = new Uint32Array(2048)
  let count = 0

  // 0 marks a free slot. It would be the pair of two NULs, which does not occur, because NUL is not a letter.
  function slotOf(key: number): number {
    const mask = keys.length - 1
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & mask
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  function widen(): void {
    const [oldKeys, oldIds] = [keys, ids]
    keys = new Uint32Array(oldKeys.length * 2)
    ids = new Uint32Array(oldKeys.length * 2)
    for (let i = 0; i < oldKeys.length; i++) {
      const key = oldKeys[i] ?? 0
      if (key === 0) continue
      const slot = slotOf(key)
      keys[slot] = key
      ids[slot] = oldIds[i] ?? 0
    }
  }

  const keyOf = (first: number, second: number): number => ((first << 16) | second) >>> 0

  return {
    add(first, second) {
      const key = keyOf(first, second)
      const slot = slotOf(key)
      if (keys[slot] === key) return ids[slot] ?? 0
      keys[slot] = key
      ids[slot] = count++
      if (count * 2 > keys.length) widen()
      return count - 1
    },
    find(first, second) {
      const key = keyOf(first, second)
      const slot = slotOf(key)
      return keys[slot] === key && key !== 0 ? (ids[slot] ?? 0) : -1
    },
    findWith(code) {
      const found: number[] = []
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i] ?? 0
        if (key !== 0 && (key >>> 16 === code || (key & 0xffff) === code)) found.push(ids[i] ?? 0)
      }
      return found
    },
    size: () => count,
  }
}
