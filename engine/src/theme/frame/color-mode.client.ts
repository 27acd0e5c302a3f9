import { colorModeKey } from '../../islands/storage-keys.client.ts'
import { keyColorPreference, keyDark, keyFixedScheme, keyScheme } from '../../shared/markup.ts'

type Preference = 'light' | 'dark' | 'auto'

/**
 * Applies the colour mode, and follows changes: the choice in the header, the system's setting, and choices in other
 * tabs. The browser's own colour (`theme-color`) follows too.
 */
export function connectColorMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = (preference: Preference): void => {
    const isDark = preference === 'dark' || (preference === 'auto' && system.matches)
    const root = document.documentElement
    if (root.dataset[keyFixedScheme] === undefined) root.dataset[keyScheme] = isDark ? 'dark' : 'light'
    root.dataset[keyColorPreference] = preference
    syncChoice(preference)
    syncThemeColor(isDark)
  }
  apply(read())
  document.addEventListener('change', (event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.closest('[data-color-mode]') === null) return
    const preference = toPreference(input.value)
    store(preference)
    apply(preference)
  })
  system.addEventListener('change', () => apply(current()))
  window.addEventListener('storage', (event) => {
    if (event.key === colorModeKey || event.key === null) apply(read())
  })
}

/** Checks the radio button of the current choice. To be called after navigation has replaced the header. */
export function syncChoice(preference: string = current()): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-color-mode] input'))
    input.checked = input.value === preference
}

/** The preference that is shown now. It differs from the stored one when storage is blocked. */
function current(): Preference {
  return toPreference(document.documentElement.dataset[keyColorPreference] ?? null)
}

function read(): Preference {
  try {
    return toPreference(localStorage.getItem(colorModeKey))
  } catch {
    return 'light'
  }
}

function store(preference: Preference): void {
  try {
    localStorage.setItem(colorModeKey, preference)
  } catch {
    // Storage may be blocked or full. Then the choice is valid for this page only.
  }
}

function toPreference(value: string | null): Preference {
  return value === 'dark' || value === 'auto' ? value : 'light'
}

function syncThemeColor(isDark: boolean): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta === null) return
  meta.dataset['light'] ??= meta.content
  meta.content = (isDark ? meta.dataset[keyDark] : meta.dataset['light']) ?? meta.content
}
