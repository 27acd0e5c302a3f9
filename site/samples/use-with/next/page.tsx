import { CityField } from './city-field'

/** A server component: it may await, and hands over plain data. */
export default async function Page() {
  const cities = await readCities()
  return <CityField cities={cities} />
}

async function readCities(): Promise<{ value: string; label: string }[]> {
  return [
    { value: 'ghent', label: 'Ghent' },
    { value: 'graz', label: 'Graz' },
  ]
}
