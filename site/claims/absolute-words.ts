// Words that leave no exception. What is said with one of them is true or false of a library, so it needs a proof.

/** “Read-only” and “the only one” differ. “None” is also what a cell of a table says of a property that is not set. */
const english =
  /\b(?:always|never|(?<!read-)only|first|every|everything|everywhere|nothing|nobody|none of|no one|nowhere|cannot|can['’]t|whatever)\b/i

/** 只读 is read-only, 首页 the home page, 首选 what one prefers, 首字母 an initial, 能不能 a question. */
const chinese =
  /总是|总会|从不|从来|永远|始终|只(?!读)|仅|第一|首(?!页|选|先|屏|字母)|每|都不|都没|(?<!能)不能|无法|什么也|什么都|谁也|一律|任何|绝不|绝对|毫无|全都/

/** Whether a sentence says that something is so without exception. Code, links and directives do not count: what another page says is proved there. */
export function isAbsolute(sentence: string): boolean {
  const prose = sentence
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/:(?:prop|replay|value)\[[^\]]*\](?:\{[^}]*\})?/g, ' ')
  return english.test(prose) || chinese.test(prose)
}
