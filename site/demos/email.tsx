import { useId, useState } from 'react'
import Select from '@rc-component/select'

const domains = ['example.org', 'example.com', 'mail.example', 'post.example']

// #region show
function completeAddress(text: string): { value: string }[] {
  const [name = '', domain = '', ...more] = text.split('@')
  // 64 characters is the most a name may have.
  if (!/^\S{1,64}$/.test(name) || more.length > 0) return []
  const addresses = domains
    .filter((each) => each.startsWith(domain))
    .map((each) => ({ value: `${name}@${each}` }))
  // A complete address needs no suggestion that repeats it.
  return addresses.length === 1 && addresses[0]?.value === text ? [] : addresses
}
// #endregion show

export default function Email() {
  const id = useId()
  const [address, setAddress] = useState('')
  const [subscribed, setSubscribed] = useState('')

  return (
    <div className="demo-stack">
      <form
        className="demo-field"
        onSubmit={(event) => {
          event.preventDefault()
          setSubscribed(address.trim())
        }}
      >
        <label className="demo-label" htmlFor={id}>
          E-mail for the newsletter
        </label>
        <div className="demo-row">
          {/* #region show */}
          <Select<string | undefined>
            id={id}
            mode="combobox"
            style={{ width: 320, maxWidth: '100%' }}
            value={address}
            onChange={(value) => setAddress(value ?? '')}
            // Derived from the text: no state, no filter.
            options={completeAddress(address)}
            notFoundContent={null}
            autoComplete="email"
            components={{
              input: (
                <input type="email" required placeholder="name@example.org" />
              ),
            }}
            listItemHeight={36}
          />
          {/* #endregion show */}
          <button
            className="demo-button"
            data-demo-kind="primary"
            type="submit"
          >
            Subscribe
          </button>
        </div>
      </form>
      <p className="demo-value">
        Address: <code>{JSON.stringify(address)}</code>
        {subscribed !== '' && (
          <>
            {' '}
            Subscribed: <code>{subscribed}</code>
          </>
        )}
      </p>
    </div>
  )
}
