'use client'

import Select from '@rc-component/select'
import { useId, useState } from 'react'

interface City {
  value: string
  label: string
}

export function CityField({ cities }: { cities: City[] }) {
  const id = useId()
  const [city, setCity] = useState<string | null>(null)

  return (
    <>
      <label htmlFor={id}>City</label>
      <Select<string, City>
        id={id}
        style={{ width: 240, maxWidth: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        options={cities}
        value={city}
        onChange={setCity}
      />
    </>
  )
}
