import * as v from 'valibot'

/* Values that several schemas use. A message continues a sentence that begins with the name of the key ("must be
   text"). A message that begins with a capital letter is a whole sentence. */

export const text = v.string('must be text')

export const httpUrl = v.pipe(text, v.regex(/^https?:\/\//, 'must be an http(s) address'))

/** A moment with its time zone, as RFC 3339 writes it. */
export const time = v.pipe(
  text,
  v.check(
    (moment) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(moment) && !Number.isNaN(Date.parse(moment)),
    'must be a time such as "2026-01-31T12:00:00Z"',
  ),
)

/** A route without locale: `/demo/single`. */
export const route = v.pipe(
  text,
  v.startsWith('/', 'must start with "/"'),
  v.check((path) => !path.startsWith('//'), 'must start with a single "/"'),
)

/** A name that becomes part of ids in pages. */
export const pageId = v.pipe(text, v.regex(/^\S+$/, 'must be a word without blanks'))

/** An address without path, query and hash. A slash at the end is allowed. */
export const origin = v.pipe(
  text,
  v.check(
    (address) => /^https?:\/\/[^/?#@\s]+\/*$/.test(address) && URL.canParse(address),
    'must be an origin such as "https://example.org"',
  ),
)

/** The path that a site is served under. Slashes around it are added where they lack. */
export const basePath = v.pipe(
  text,
  v.check((path) => /^[\w.~/-]*$/.test(path) && !/(^|\/)\.{1,2}(\/|$)/.test(path), 'must be a path such as "/docs/"'),
)
