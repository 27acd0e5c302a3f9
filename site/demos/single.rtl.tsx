import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const methods: DefaultOptionType[] = [
  { value: 'standard', label: 'توصيل عادي' },
  { value: 'express', label: 'توصيل سريع' },
  { value: 'pickup', label: 'استلام من المتجر' },
]
// #endregion show

export default function SingleRtl() {
  const id = useId()
  const [method, setMethod] = useState('standard')

  return (
    // `direction` turns the list; the direction of the field is that of the
    // page: `dir` on an element around it.
    <div className="demo-stack" dir="rtl" lang="ar">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          طريقة التوصيل
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          direction="rtl"
          style={{ width: 240, maxWidth: '100%' }}
          // The popup is in body, outside of the element above. The rows turn by
          // themselves; the message of an empty list needs the direction.
          popupRender={(list) => <div dir="rtl">{list}</div>}
          options={methods}
          value={method}
          onChange={setMethod}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        القيمة: <code>{method}</code>
      </p>
    </div>
  )
}
