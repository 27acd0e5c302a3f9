import Select from '@rc-component/select'

/** Readers' tasks; picking one leads to its answer. */
export interface HeroProps {
  label: string
  placeholder: string
  tasks: { label: string; href: string }[]
}

/** The component itself asks what the reader wants. */
export default function Hero({ label, placeholder, tasks }: HeroProps) {
  return (
    <Select<string>
      className="hero-select"
      aria-label={label}
      placeholder={placeholder}
      showSearch={{ optionFilterProp: 'label' }}
      listHeight={320}
      listItemHeight={36}
      options={tasks.map((task) => ({ label: task.label, value: task.href }))}
      onChange={(href) => location.assign(href)}
    />
  )
}
