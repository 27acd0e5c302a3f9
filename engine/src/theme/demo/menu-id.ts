/** Stands for the id of a demo's menu in the file that all demos share. */
export const demoMenuId = '{menu}'

/** The id of the menu of one demo. */
export function toDemoMenuId(demo: string): string {
  return `more-${demo}`
}
