/** Stands for the id of a demo's menu in the file that all demos share. */
export const demoMenuId = '{menu}'

/** Stands for the address of a demo's archive in that file. */
export const demoArchive = '{archive}'

/** The id of the menu of one demo. */
export function toDemoMenuId(demo: string): string {
  return `more-${demo}`
}
