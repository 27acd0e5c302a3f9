import type { Theme } from './theme.ts'

export type PresetId = 'own' | 'quiet' | 'compact' | 'soft' | 'dense' | 'contrast' | 'blue'

/** Looks to begin with. Their names are in the words of the studio. */
export const presets: readonly (readonly [id: PresetId, theme: Theme])[] = [
  ['own', {}],
  [
    'quiet',
    {
      '--select-accent': 'light-dark(#46525e, #b9c6d2)',
      '--select-text': 'light-dark(#2b2f33, #dfe3e7)',
      '--select-surface': 'light-dark(#ffffff, #1b1d1f)',
      '--select-radius': '6px',
      '--select-shadow': '6%',
      '--select-speed': '100ms',
    },
  ],
  [
    'compact',
    {
      '--select-height': '28px',
      '--select-radius': '5px',
      '--select-font-size': '0.8125rem',
      '--select-padding': '8px',
    },
  ],
  [
    'soft',
    {
      '--select-accent': 'light-dark(#6a45c2, #c4b2f6)',
      '--select-text': 'light-dark(#322b40, #e9e4f3)',
      '--select-surface': 'light-dark(#fdfcff, #211d2b)',
      '--select-error': 'light-dark(#b3204d, #f5a0b8)',
      '--select-height': '44px',
      '--select-radius': '16px',
      '--select-font-size': '1rem',
      '--select-padding': '16px',
      '--select-gap': '6px',
      '--select-shadow': '18%',
      '--select-speed': '200ms',
    },
  ],
  [
    'dense',
    {
      '--select-accent': 'light-dark(#0b6b53, #74d0b3)',
      '--select-text': 'light-dark(#23292c, #dde4e6)',
      '--select-surface': 'light-dark(#ffffff, #171b1c)',
      '--select-height': '24px',
      '--select-radius': '2px',
      '--select-font-size': '0.8125rem',
      '--select-padding': '7px',
      // With tags of 18 px it keeps their buttons 24 px apart.
      '--select-gap': '6px',
      '--select-shadow': '10%',
      '--select-speed': '60ms',
    },
  ],
  [
    'contrast',
    {
      '--select-accent': 'light-dark(#00309c, #ffe066)',
      '--select-text': 'light-dark(#000000, #ffffff)',
      '--select-surface': 'light-dark(#ffffff, #000000)',
      '--select-error': 'light-dark(#930000, #ffb3ad)',
      '--select-radius': '3px',
      '--select-shadow': '0%',
      '--select-speed': '0ms',
      '--select-quiet': 'light-dark(#333333, #dddddd)',
      '--select-border': 'light-dark(#000000, #ffffff)',
      '--select-line': 'light-dark(#555555, #aaaaaa)',
      '--select-faint': 'light-dark(#525252, #b0b0b0)',
    },
  ],
  [
    'blue',
    {
      '--select-accent': 'light-dark(#1d4ed8, #86b4ff)',
      '--select-text': 'light-dark(#14213d, #dfe8fb)',
      '--select-surface': 'light-dark(#f6f9ff, #0e1a33)',
      '--select-error': 'light-dark(#b42318, #ffa198)',
      '--select-radius': '10px',
      '--select-shadow': '22%',
    },
  ],
]
