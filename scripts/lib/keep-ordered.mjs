/**
 * Releases whose time can be true, the newest first. Without versions before a release such as `2.0.0-beta.1`. A mirror
 * of the registry gives a version that it fetched later the time of its own copy: such a version seems to be younger
 * than one that came after it, and is left out.
 * @param {Readonly<Record<string, string>>} times as the registry gives them, by version
 * @returns {Record<string, string>}
 */
export function keepOrdered(times) {
  const releases = Object.entries(times)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted(([a], [b]) => compareVersions(b, a))
  let next = Infinity
  const kept = releases.flatMap(([version, time]) => {
    const moment = Date.parse(time)
    if (!(moment < next)) return []
    next = moment
    return [/** @type {const} */ ([version, `${new Date(moment).toISOString().slice(0, 19)}Z`])]
  })
  return Object.fromEntries(kept)
}

/** @param {string} a @param {string} b */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const place = left?.findIndex((part, index) => part !== right?.[index]) ?? -1
  return place < 0 ? 0 : (left?.[place] ?? 0) - (right?.[place] ?? 0)
}
