import { Fragment, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { report, showCases } from './show-cases.tsx'

const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'banana', label: 'Banana' },
  { value: 'cherry', label: 'Cherry' },
]

function ClosesAfterPick() {
  const [open, setOpen] = useState(false)
  return (
    <Select
      aria-label="Fruit"
      mode="multiple"
      options={fruits}
      open={open}
      onPopupVisibleChange={setOpen}
      onSelect={() => setOpen(false)}
    />
  )
}

function CloseInside() {
  const [open, setOpen] = useState(false)
  const field = useRef<BaseSelectRef>(null)
  return (
    <Select
      ref={field}
      aria-label="Fruit"
      mode="multiple"
      options={fruits}
      open={open}
      onPopupVisibleChange={setOpen}
      popupRender={(list) => (
        <>
          {list}
          <button
            type="button"
            onClick={() => {
              field.current?.focus()
              setOpen(false)
            }}
          >
            Done
          </button>
        </>
      )}
    />
  )
}

const numbers = Array.from({ length: 100 }, (_, index) => ({ value: `Row ${index}` }))

function KeepsScroll() {
  return <Select aria-label="Row" options={numbers} showSearch />
}

function NewList() {
  const [searches, setSearches] = useState(0)
  return (
    <Select
      aria-label="Row"
      options={numbers}
      showSearch={{ onSearch: () => setSearches((count) => count + 1) }}
      popupRender={(list) => <Fragment key={searches}>{list}</Fragment>}
    />
  )
}

function InLabel() {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- what readers write
    <label>
      Fruit <Select options={fruits} suffix={<span>v</span>} onPopupVisibleChange={(open) => report(`open ${open}`)} />
    </label>
  )
}

function Remounted() {
  const [text, setText] = useState('')
  // A component that is made in render is another one each time: the mistake that is shown here.
  // oxlint-disable-next-line react/no-unstable-nested-components -- see above
  const Field = () => (
    <Select aria-label="Fruit" options={fruits} showSearch={{ onSearch: setText, optionFilterProp: 'label' }} />
  )
  return (
    <>
      {/* oxlint-disable-next-line react/static-components -- see above */}
      <Field />
      <output>{text}</output>
    </>
  )
}

function OpensOnFocus() {
  return <Select aria-label="Fruit" options={fruits} showAction={['focus']} />
}

function Grid() {
  return (
    <>
      <style>{`.swatches .rc-select-dropdown-list-holder-inner { display: grid !important; grid-template-columns: repeat(3, 1fr); }`}</style>
      <Select
        aria-label="Fruit"
        style={{ width: 300 }}
        virtual={false}
        popupClassName="swatches"
        options={Array.from({ length: 9 }, (_, index) => ({ value: index, label: `Cell ${index}` }))}
        onChange={(next) => report(`change ${next}`)}
      />
    </>
  )
}

function PlainText() {
  return (
    <Select
      aria-label="Fruit"
      options={fruits}
      popupRender={(list) => (
        <>
          <p>Press me</p>
          {list}
        </>
      )}
      onBlur={() => report('blur')}
    />
  )
}

function InShadow() {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useEffect(() => {
    const element = host.current
    if (element !== null) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <div ref={host} id="host">
      {root !== undefined &&
        createPortal(
          <div style={{ position: 'relative', height: 400 }}>
            <Select
              aria-label="Fruit"
              options={fruits}
              getPopupContainer={(field) => field.parentElement ?? document.body}
              onChange={(next) => report(`change ${next}`)}
            />
          </div>,
          root,
        )}
    </div>
  )
}

function InFrame() {
  const [body, setBody] = useState<HTMLElement>()
  return (
    <>
      <iframe
        title="Frame"
        sandbox="allow-same-origin"
        width="600"
        height="400"
        ref={(frame) => {
          const inner = frame?.contentDocument?.body
          if (inner !== undefined && inner !== body) setBody(inner)
        }}
      />
      {body !== undefined &&
        createPortal(
          <Select aria-label="Fruit" options={fruits} getPopupContainer={(field) => field.ownerDocument.body} />,
          body,
        )}
    </>
  )
}

function BesideFrame() {
  return (
    <>
      <Select aria-label="Fruit" options={fruits} />
      <iframe
        title="Frame"
        sandbox="allow-same-origin"
        srcDoc="<p>Inside</p>"
        width="300"
        height="100"
        style={{ marginTop: 200 }}
      />
    </>
  )
}

/** What the page of symptoms says of the list and where it is drawn. */
showCases({
  'closes-after-pick': ClosesAfterPick,
  'close-inside': CloseInside,
  'keeps-scroll': KeepsScroll,
  'new-list': NewList,
  'in-label': InLabel,
  remounted: Remounted,
  'opens-on-focus': OpensOnFocus,
  grid: Grid,
  'plain-text': PlainText,
  'in-shadow': InShadow,
  'in-frame': InFrame,
  'beside-frame': BesideFrame,
})
