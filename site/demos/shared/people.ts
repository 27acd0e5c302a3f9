// An address book to search in: 216 people who do not exist.

import { foldText } from './remote.ts'

export interface Person {
  name: string
  email: string
}

const personGivenNames =
  'Amara,Björn,Chloé,Dmitri,Elif,Farid,Giulia,Hana,Ivo,' +
  'Jonas,Kaito,Léa,Mateo,Nadia,Oskar,Priya,Quinn,Rosa'
const personSurnames =
  'Adeyemi,Brandt,Castro,Duval,Eriksen,Fontana,' +
  'García,Horváth,Ito,Jansen,Kowalski,Lund'

/** 216 fictional people with addresses in domains reserved for examples. */
export const people: readonly Person[] = personGivenNames
  .split(',')
  .flatMap((given, row) =>
    personSurnames.split(',').map((surname, column) => {
      const domain = ['example.org', 'example.com', 'example.net'][
        (row + column) % 3
      ]
      return {
        name: `${given} ${surname}`,
        email: `${foldText(given)}.${foldText(surname)}@${domain}`,
      }
    }),
  )
