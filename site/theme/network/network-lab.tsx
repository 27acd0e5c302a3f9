import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { network } from './network.ts'
import { NetworkPanel, wearStyles } from './network-panel.tsx'
import { type PresetName, presets } from './plan-request.ts'

export interface NetworkLabProps {
  /** Where the switch of the demo stands. */
  mode?: PresetName
  /** The server begins as one that answers what was aborted, too. */
  isDeaf?: boolean
  /** What the button says. */
  children: ReactNode
}

/** A button that opens the sliders and the drawing of the requests, at the end of the strip below the demo. */
export function NetworkLab({ mode = 'normal', isDeaf = false, children }: NetworkLabProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [strip, setStrip] = useState<Element | null>(null)
  useEffect(() => network.open(isDeaf ? { ...presets.normal, isDeaf } : undefined), [isDeaf])

  function toggle(): void {
    wearStyles()
    setStrip(strip === null ? (button.current?.closest('.demo-tools') ?? null) : null)
  }

  return (
    <>
      <button ref={button} className="demo-button" type="button" aria-expanded={strip !== null} onClick={toggle}>
        {children}
      </button>
      {strip && createPortal(<NetworkPanel preset={presets[mode]} />, strip)}
    </>
  )
}

/** What the switch of a demo must know: whether the sliders have replaced its choice, and how to go back to it. */
export function usePresets(): { isCustom: boolean; dropCustom: () => void } {
  const { settings } = useSyncExternalStore(network.follow, network.read, network.read)
  return { isCustom: settings !== undefined, dropCustom: () => network.set(undefined) }
}
