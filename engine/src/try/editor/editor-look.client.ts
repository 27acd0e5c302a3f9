import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours of code on a page, by the kinds of words that the editor knows. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--token-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--token-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.attributeName], color: 'var(--token-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName, tags.tagName],
    color: 'var(--token-function)',
  },
  { tag: tags.comment, color: 'var(--token-comment)' },
])

/** How the field looks: like the code that it takes the place of. Both schemes come from the page's own variables. */
export const editorLook: Extension = [
  syntaxHighlighting(colours),
  EditorView.theme({
    '&': { color: 'var(--text)', backgroundColor: 'var(--surface-code)', fontSize: 'inherit' },
    // Above the numbers of the lines, which would cover an outline.
    '&.cm-focused::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '300',
      border: '2px solid var(--accent)',
      pointerEvents: 'none',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.65', maxBlockSize: 'min(70vh, 640px)' },
    '.cm-content': { paddingBlock: '12px', caretColor: 'var(--text-strong)' },
    // The whole field has the ring.
    '.cm-content:focus-visible': { outline: 'none' },
    '.cm-line': { paddingInline: '8px 16px' },
    '.cm-gutters': { backgroundColor: 'var(--surface-code)', color: 'var(--text-quiet)', border: '0' },
    '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 60%, transparent)' },
    '.cm-cursor': { borderInlineStartColor: 'var(--text-strong)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--accent) 26%, transparent)',
    },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--hover)', outline: '1px solid var(--line-strong)' },
    '.cm-tooltip': {
      border: '1px solid var(--line)',
      borderRadius: '6px',
      backgroundColor: 'var(--surface-raised)',
      color: 'var(--text)',
      boxShadow: 'var(--shadow)',
    },
    '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--accent-surface)',
      color: 'var(--text-strong)',
    },
    '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--text-quiet)' },
    '.cm-changedLine': { backgroundColor: 'var(--tone-success-surface) !important' },
    '.cm-changedText, .cm-insertedLine': { background: 'none !important', textDecoration: 'none' },
    '.cm-deletedChunk': { backgroundColor: 'var(--tone-error-surface)', paddingInline: '8px' },
    '.cm-deletedChunk .cm-deletedText, .cm-deletedText': { background: 'none', textDecoration: 'none' },
    '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--font-text)' },
  }),
]
