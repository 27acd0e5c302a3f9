import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface City {
  value: string
  label: string
  country: string
}

const cities: City[] = [
  { value: 'gnt', label: 'Ghent', country: 'Belgium' },
  { value: 'osa', label: 'Osaka', country: 'Japan' },
]

export default function WhatOnChangeGives() {
  const id = useId()
  const [given, setGiven] = useState<unknown[]>([])

  return (
    <div className="demo-stack">
      <div className="demo-row" style={{ alignItems: 'end' }}>
        <div className="demo-field">
          <label className="demo-label" htmlFor={`${id}-plain`}>
            The value alone
          </label>
          <Select<string, City>
            id={`${id}-plain`}
            style={{ width: 200 }}
            placeholder="Choose one"
            options={cities}
            onChange={(...args) => setGiven(args)}
          />
        </div>
        <div className="demo-field">
          <label className="demo-label" htmlFor={`${id}-labelled`}>
            With labelInValue
          </label>
          <Select<{ value: string }, City>
            id={`${id}-labelled`}
            style={{ width: 200 }}
            placeholder="Choose one"
            labelInValue
            options={cities}
            onChange={(...args) => setGiven(args)}
          />
        </div>
      </div>
      <p className="demo-value">
        Value: <code>{JSON.stringify(given[0]) ?? 'none'}</code>
      </p>
      <p className="demo-value">
        Option: <code>{JSON.stringify(given[1]) ?? 'none'}</code>
      </p>
    </div>
  )
}
