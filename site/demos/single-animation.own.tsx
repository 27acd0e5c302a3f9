import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

const accents: DefaultOptionType[] = [
  { value: 'moss', label: 'Moss' },
  { value: 'slate', label: 'Slate' },
  { value: 'terracotta', label: 'Terracotta' },
]

// `transitionName` is used as it is, without the component's prefix. The first
// opening plays "appear", later ones "enter". Reduced motion shortens the run;
// `animation: none` would leave the popup stuck.
const motion = `
@keyframes demo-single-animation-fade { from { opacity: 0; scale: 0.96 } }
.demo-single-animation-appear-active,
.demo-single-animation-enter-active {
  animation: demo-single-animation-fade 160ms ease-out
}
.demo-single-animation-leave-active {
  animation: demo-single-animation-fade 120ms ease-in reverse both
}
@media (prefers-reduced-motion: reduce) {
  .demo-single-animation-appear-active,
  .demo-single-animation-enter-active,
  .demo-single-animation-leave-active { animation-duration: 0.01ms }
}`

export default function SingleAnimationOwn() {
  const id = useId()
  const [accent, setAccent] = useState('moss')

  return (
    <div className="demo-field">
      <style>{motion}</style>
      <label className="demo-label" htmlFor={id}>
        Accent
      </label>
      <Select<string>
        id={id}
        style={{ width: 220, maxWidth: '100%' }}
        transitionName="demo-single-animation"
        options={accents}
        value={accent}
        onChange={setAccent}
      />
      <p className="demo-value">
        Value: <code>{accent}</code>
      </p>
    </div>
  )
}
