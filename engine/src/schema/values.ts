import * as v from 'valibot'

/* Values that several schemas use. A message continues a sentence that begins with the name of the key ("must be
   text"). A message that begins with a capital letter is a whole sentence. */

export const text = v.string('must be text')

export const httpUrl = v.pipe(text, v.regex(/^https?:\/\//, 'must be an http(s) address'))

/** A route without locale: `/demo/single`. */
export const route = v.pipe(text, v.startsWith('/', 'must start with "/"'))
