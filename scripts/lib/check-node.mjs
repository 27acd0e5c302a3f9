import { Refusal } from './refusal.mjs'

/** Throws a refusal when this Node cannot run the project: `^20.19 || >=22.12`, as package.json says. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new Refusal(
    `This needs Node 20.19 or later of 20, or 22.12 and later, and runs on ${version}: install a newer Node.`,
  )
}
