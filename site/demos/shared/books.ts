// A library to choose from: 196 books that nobody has written.

export interface Book {
  /** As `B-017`. */
  id: string
  title: string
  author: string
}

const bookAdjectives =
  'Amber,Borrowed,Copper,Distant,Endless,Folded,Glass,' +
  'Hollow,Ivory,Last,Northern,Paper,Quiet,Salt'
const bookNouns =
  'Archive,Bridge,Compass,Darkroom,Estuary,Ferry,Garden,' +
  'Harbour,Island,Lighthouse,Map,Orchard,Station,Winter'
const bookAuthors = [
  'M. Okafor',
  'L. Sørensen',
  'T. Nakagawa',
  'R. Beaumont',
  'I. Petrova',
  'S. Álvarez',
  'K. Whitlock',
]

/** 196 fictional books. */
export const books: readonly Book[] = bookAdjectives
  .split(',')
  .flatMap((adjective, row) =>
    bookNouns.split(',').map((noun, column) => ({
      id: `B-${String(row * 14 + column + 1).padStart(3, '0')}`,
      title: `The ${adjective} ${noun}`,
      author: bookAuthors[(row * 3 + column) % bookAuthors.length] ?? '',
    })),
  )
