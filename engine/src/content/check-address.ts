/** What is wrong with an address that a file's name gives, and how to mend it. */
export interface AddressMistake {
  what: string
  mend: string
}

/** Finds out whether a page may have a route: whether hosts can serve it, and the build does not need it itself. */
export function checkAddress(route: string): AddressMistake | undefined {
  const [strange] = /[#?%\\]|\p{Cc}/u.exec(route) ?? []
  if (strange !== undefined)
    return {
      what: `The file's name holds ${JSON.stringify(strange)}, which stands for something else in an address.`,
      mend: 'Rename it: letters, digits and hyphens.',
    }
  if (/^\/(~demos|assets)(\/|$)|\/404$|[^/]\/index$|\.html$/i.test(route))
    return { what: `The address "${route}" belongs to the files that a build writes itself.`, mend: 'Rename the file.' }
  return undefined
}
