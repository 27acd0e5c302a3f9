/**
 * What a demo holds beside the component, dressed by what it is: it is taken along and edited without class names. For the
 * project around a demo, and for the frame in which edited code runs.
 */
export const plainStyle = `/* Demos come without class names: what they hold beside the component is dressed by what it is. */
:where(label, legend) {
  display: block;
  margin-block: 12px 4px;
  font-weight: 600;
}

:where(fieldset) {
  margin: 16px 0;
  padding: 4px 12px 12px;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: 8px;
}

:where(fieldset label) {
  display: inline-flex;
  gap: 6px;
  margin: 0 16px 0 0;
  font-weight: 400;
}

:where(button, input) {
  font: inherit;
}
`
