import fc from 'fast-check'

/** Addresses of a small site. */
export const paths = [
  '/',
  '/en-US',
  '/demo/multiple',
  '/demo/get-popup-container',
  '/guide/forms',
  '/en-US/demo/multiple',
  '/~demos/multiple',
  '/指南',
]

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%',
    '%2e',
    '%2F',
    '%5c',
    '%00',
    '%zz',
    '%C3',
    '%25',
    '\0',
    '-',
    '~demos',
    '?',
    '#',
    ':',
    '@',
    'http:',
    '//evil.example',
    '\r\n',
    ' ',
  ),
  fc.constantFrom(
    'demo',
    'Demo',
    'multiple',
    'en-us',
    'en-US',
    'index',
    'get-popup-container',
    '指南',
    'a'.repeat(600),
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
/** What somebody may ask a host for. */
export const address = fc
  .tuple(fc.constantFrom('/', '/~demos/', '/en-US/', ''), fc.array(piece, { maxLength: 12 }))
  .map(([start, pieces]) => start + pieces.join(''))
