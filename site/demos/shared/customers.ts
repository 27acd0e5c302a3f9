// A customer file to search in: 208 companies that do not exist.

export interface Customer {
  /** As `C-1042`. */
  id: string
  company: string
  city: string
}

const customerNames =
  'Alder,Birch,Cedar,Dune,Ember,Fjord,Grove,Heron,' +
  'Iris,Jasmin,Kestrel,Larch,Maple,Nimbus,Orchid,Päivä'
const customerTrades =
  'Bakery,Bicycles,Books,Brewing,Ceramics,Design,' +
  'Foods,Freight,Gardens,Optics,Paper,Tools,Travel'
const customerCities = [
  'Ghent',
  'Zürich',
  'Kraków',
  'Málaga',
  'Turku',
  'Lyon',
  'Porto',
  'Aarhus',
  'Graz',
  'Brno',
  'Cork',
]

/** 208 fictional companies. */
export const customers: readonly Customer[] = customerNames
  .split(',')
  .flatMap((name, row) =>
    customerTrades.split(',').map((trade, column) => ({
      id: `C-${1001 + row * 13 + column}`,
      company: `${name} ${trade}`,
      city:
        customerCities[(row * 5 + column * 3) % customerCities.length] ??
        'Ghent',
    })),
  )
