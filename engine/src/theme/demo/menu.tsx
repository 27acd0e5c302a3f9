import type { ReactElement } from 'react'
import type { Words } from '../../i18n/words.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { archivePlace, menuIdPlace } from '../../shared/markup.ts'

/** Props of `DemoMenu`. */
export interface DemoMenuProps {
  words: Words
  /** Address of the JSON file with the project around a demo. */
  sandbox: string
}

/**
 * The menu of a demo, a popover: how its stage is shown, and where the demo can be opened. The button that resets the
 * stage comes with it. The menu is the same for all demos of a locale, so it is a file of its own, which is loaded
 * when it is needed.
 */
export function DemoMenu({ words, sandbox }: DemoMenuProps): ReactElement {
  const id = menuIdPlace
  return (
    <>
      <button
        type="button"
        className="demo-reset"
        data-demo-action="reset"
        aria-label={words.stageReset}
        title={words.stageReset}
        hidden
      />
      <div id={id} popover="auto" className="demo-menu" role="group" aria-label={words.demoMore}>
        {/* For narrow screens, where the menu is a sheet. Scripts put the actions of the demo's row into it. */}
        <div className="demo-sheet-head">
          <span>{words.demoMore}</span>
          <button
            type="button"
            className="icon-button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.close}
            title={words.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="demo-menu-group demo-actions" data-demo-actions="" />
        {/* `autoComplete="off"`: after a reload the browser must not restore the choices, because the stage is reset too. */}
        <form autoComplete="off" data-demo-view="">
          <Choice
            legend={words.stageWidth}
            id={`${id}-width`}
            name="width"
            options={[
              ['', words.stageWidthFull],
              ['768', '768 px'],
              ['320', '320 px'],
            ]}
          />
          <Choice
            legend={words.stageDirection}
            id={`${id}-dir`}
            name="dir"
            options={[
              ['', words.stageLtr],
              ['rtl', words.stageRtl],
            ]}
          />
          <Choice
            legend={words.stageScheme}
            id={`${id}-scheme`}
            name="scheme"
            options={[
              ['', words.stageSchemePage],
              ['light', words.colorLight],
              ['dark', words.colorDark],
            ]}
          />
        </form>
        <div className="demo-menu-group">
          <button type="button" data-demo-action="record" aria-pressed="false">
            <Icon name="record" />
            {words.recordEvents}
          </button>
        </div>
        <div className="demo-menu-group" data-sandbox={sandbox}>
          <Item action="stackblitz" icon="bolt" label={words.openStackBlitz} />
          <Item action="codesandbox" icon="box" label={words.openCodeSandbox} />
          <a href={archivePlace} download="" data-demo-action="zip">
            <Icon name="download" />
            {words.downloadZip}
          </a>
        </div>
        <div className="demo-menu-group">
          <div
            className="demo-design"
            role="group"
            aria-label={words.designCopy}
            data-done={words.designCopied}
            data-layers={words.designLayers}
          >
            <Icon name="group" />
            <span aria-hidden="true">{words.designCopy}</span>
            <button type="button" data-demo-action="group">
              {words.designGroup}
            </button>
            <button type="button" data-demo-action="symbol">
              {words.designSymbol}
            </button>
          </div>
        </div>
      </div>
    </>
  )
}

/** A choice between a few values: a row of radio buttons that look like one control. */
function Choice(props: { id: string; legend: string; name: string; options: [string, string][] }): ReactElement {
  return (
    <>
      <span id={props.id}>{props.legend}</span>
      <div className="demo-choice" role="radiogroup" aria-labelledby={props.id}>
        {props.options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={props.name} value={value} defaultChecked={value === ''} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  )
}

function Item({ action, icon, label }: { action: string; icon: IconName; label: string }): ReactElement {
  return (
    <button type="button" data-demo-action={action}>
      <Icon name={icon} />
      {label}
    </button>
  )
}
