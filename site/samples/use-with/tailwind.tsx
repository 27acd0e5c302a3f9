import Select from '@rc-component/select'

const cities = [
  { value: 'ghent', label: 'Ghent' },
  { value: 'graz', label: 'Graz' },
]

export function CityField() {
  return (
    <Select<string>
      aria-label="City"
      className="w-64 rounded-full"
      classNames={{ content: 'italic', placeholder: 'text-red-700' }}
      popupClassName="rounded-3xl [&_.rc-select-item-option]:px-8"
      placeholder="Any"
      options={cities}
    />
  )
}
