import Select from '@rc-component/select'
import styles from './city-field.module.css'

const cities = [
  { value: 'ghent', label: 'Ghent' },
  { value: 'graz', label: 'Graz' },
]

export function CityField() {
  return (
    <Select<string>
      aria-label="City"
      className={styles['field'] ?? ''}
      popupClassName={styles['popup'] ?? ''}
      options={cities}
    />
  )
}
