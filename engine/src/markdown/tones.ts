/** The kinds of a callout, the tones of a badge. */
export const tones = ['info', 'warning', 'success', 'error'] as const

export type Tone = (typeof tones)[number]
