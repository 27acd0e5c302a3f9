import Select from '@rc-component/select'

/** The tasks of readers. Choosing one leads to its answer. */
export interface HeroProps {
  label: string
  placeholder: string
  tasks: { label: string; href: string }[]
}

/** The select itself asks what the reader wants to do. */
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
