import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const limit = 4
const toppings: DefaultOptionType[] = [
  'Anchovies',
  'Artichokes',
  'Basil',
  'Capers',
  'Chilli',
  'Gorgonzola',
  'Mushrooms',
  'Olives',
  'Onions',
  'Rocket',
  'Spinach',
  'Walnuts',
].map((name) => ({ value: name.toLowerCase(), label: name }))
// #endregion show

export default function MultipleWithMaxCount() {
  const id = useId()
  const [picked, setPicked] = useState(['basil', 'olives'])
  const isFull = picked.length >= limit

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Toppings
        </label>
        {/* At the limit the rows turn grey and typing stops. Nothing says why:
          this line does. */}
        <p
          className="demo-status"
          role="status"
          data-demo-tone={isFull ? 'ok' : 'quiet'}
        >
          {picked.length} of {limit}
          {isFull && ': remove one to choose another'}
        </p>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder={`Up to ${limit}`}
          maxCount={limit}
          options={toppings}
          listHeight={252}
          listItemHeight={36}
          value={picked}
          onChange={setPicked}
          showSearch={{ optionFilterProp: 'label' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{picked.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}
