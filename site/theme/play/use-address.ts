import { useEffect, useState } from 'react'
import { isPlayFault, type PlayProp, type PlayState, readState, writeState } from 'vitrine/play'
import { listSampleIds } from './build-code.ts'
import type { PlayWords } from './words.ts'

interface AddressOptions {
  props: readonly PlayProp[]
  words: PlayWords
  /** Takes the state of an address. */
  onState: (state: PlayState) => void
  /** Shows the control of a property that an address names. */
  onProp: (name: string) => void
}

/** Follows the address, also when a reader changes it on the page. Gives the sentence about one that cannot be read. */
export function useAddress({ props, words, onState, onProp }: AddressOptions): string {
  const [fault, setFault] = useState('')
  useEffect(() => {
    let last: string | undefined
    const look = (): void => {
      const [, key, text = ''] = /^#(play|prop)=(.*)$/s.exec(location.hash) ?? []
      if (key === undefined || location.hash === last) return
      last = location.hash
      const state = key === 'prop' ? readProp(text, props) : readState(text, props, listSamples(props))
      setFault(isPlayFault(state) ? words.fault(state) : '')
      // What is said then is true: these are the defaults.
      if (isPlayFault(state)) onState({})
      else if (key === 'prop') onProp(text)
      else onState(state)
    }
    look()
    const controller = new AbortController()
    addEventListener('hashchange', look, controller)
    // Pages of this site are shown by the Navigation API, which sends no `hashchange`.
    window.navigation?.addEventListener('navigatesuccess', look, controller)
    return () => controller.abort()
  }, [props, words, onState, onProp])
  return fault
}

/** The address of a state. It stands behind the `#`, so that no host sees it and none finds it too long. */
export function writeAddress(state: PlayState): string {
  const text = writeState(state)
  return `${location.origin}${location.pathname}${text === '' ? '' : `#play=${text}`}`
}

/** A name that is none is a fault like any other. */
function readProp(name: string, props: readonly PlayProp[]) {
  return props.some((prop) => prop.name === name) ? {} : readState(`${name || '?'}=`, props, {})
}

function listSamples(props: readonly PlayProp[]) {
  return Object.fromEntries(props.map(({ name }) => [name, listSampleIds(name)]))
}
