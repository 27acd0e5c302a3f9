import * as v from 'valibot'

/*
 * Values that several schemas are made from. A message goes on after the name of the key ("must be text"); one that
 * begins with a capital letter is the whole sentence.
 */

export const text = v.string('must be text')

export const httpUrl = v.pipe(text, v.regex(/^https?:\/\//, 'must be an http(s) address'))

/** A route without locale: `/demo/single`. */
export const route = v.pipe(text, v.startsWith('/', 'must start with "/"'))
