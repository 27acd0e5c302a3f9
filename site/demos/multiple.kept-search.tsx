import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const languages: DefaultOptionType[] = [
  { value: 'zh-Hans', label: 'Chinese (simplified)' },
  { value: 'zh-Hant', label: 'Chinese (traditional)' },
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-US', label: 'English (US)' },
  { value: 'es-ES', label: 'Spanish (Spain)' },
  { value: 'es-MX', label: 'Spanish (Mexico)' },
  { value: 'pt-BR', label: 'Portuguese (Brazil)' },
  { value: 'pt-PT', label: 'Portuguese (Portugal)' },
]
// #endregion show

export default function MultipleKeptSearch() {
  const id = useId()
  const [spoken, setSpoken] = useState<string[]>([])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Languages spoken
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="Type “span”, then select both"
          options={languages}
          listHeight={252}
          listItemHeight={36}
          value={spoken}
          onChange={setSpoken}
          // One search, several selections: the text stays after each of them.
          showSearch={{
            optionFilterProp: 'label',
            autoClearSearchValue: false,
          }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{spoken.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}
