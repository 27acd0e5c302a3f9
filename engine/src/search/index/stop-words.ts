const english =
  'a about an and any are as at be but by can could do does for from get got had has have how i if in into is it its ' +
  'let make many me much my need of on one or please s should so t than that the their them then there these they this those to too ' +
  'use using was we were what when where which while who why will with would you your ' +
  // Words for the kind of thing, beside its name: `onchange event`.
  'attribute callback event prop property'
// Contains no single character that is also half of a common word (下拉, 中文, 功能), because the character alone would then become optional.
const chinese =
  '的 了 着 吗 呢 吧 啊 么 怎么 怎么办 怎么样 怎样 如何 什么 为什么 为何 哪个 哪些 哪里 可以 能否 能够 是否 请问 ' +
  '一个 一些 和 与 及 或 或者 在 把 被 让 使 将 我 你 它 想 想要 要 需要 是 有 时 的时候 时候 就 都 也 还 很 很多 这个 那个 以 并 ' +
  '做 用 使用 进行 实现 方法 ' +
  '事件 回调 属性 参数'

const words = new Set(`${english} ${chinese}`.split(' '))

/** True for words of a question that say nothing about its subject. They count only when the query has no other words. */
export function isStopWord(word: string): boolean {
  return words.has(word)
}
