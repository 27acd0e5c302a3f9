import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

const accents: DefaultOptionType[] = [
  { value: 'moss', label: 'Moss' },
  { value: 'slate', label: 'Slate' },
  { value: 'terracotta', label: 'Terracotta' },
]

// #region show
// `transitionName` is used as it is, without the component's prefix. The first
// opening plays "appear", later ones "enter". Reduced motion shortens the run;
// `animation: none` would leave the popup stuck.
const motion = `
@keyframes accents-fade { from { opacity: 0; scale: 0.96 } }
.accents-fade-appear-active,
.accents-fade-enter-active {
  animation: accents-fade 160ms ease-out
}
.accents-fade-leave-active {
  animation: accents-fade 120ms ease-in reverse both
}
@media (prefers-reduced-motion: reduce) {
  .accents-fade-appear-active,
  .accents-fade-enter-active,
  .accents-fade-leave-active { animation-duration: 0.01ms }
}`
// #endregion show

export default function SingleAnimationOwn() {
  const id = useId()
  const [accent, setAccent] = useState('moss')

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <style>{motion}</style>
        <label className="demo-label" htmlFor={id}>
          Accent
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: 220, maxWidth: '100%' }}
          transitionName="accents-fade"
          options={accents}
          value={accent}
          onChange={setAccent}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{accent}</code>
      </p>
    </div>
  )
}
