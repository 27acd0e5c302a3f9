import type { ReactElement } from 'react'
import anchor from 'lucide-static/icons/link.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import code from 'lucide-static/icons/code.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import error from 'lucide-static/icons/octagon-x.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import languages from 'lucide-static/icons/languages.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import maximize from 'lucide-static/icons/external-link.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import monitor from 'lucide-static/icons/monitor.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import source from 'lucide-static/icons/git-branch.svg?raw'
import success from 'lucide-static/icons/circle-check.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import warning from 'lucide-static/icons/triangle-alert.svg?raw'

const icons = {
  anchor,
  arrowLeft,
  arrowRight,
  code,
  copy,
  error,
  history,
  info,
  languages,
  list,
  maximize,
  menu,
  monitor,
  moon,
  search,
  source,
  success,
  sun,
  warning,
}

export type IconName = keyof typeof icons

/** An icon of the one set, 16 px, in the colour of the text. Decoration: the name stands beside it or on the control. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner(icons[name]) }}
    />
  )
}

/** The shapes inside the file's svg element. */
function inner(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '')
    .trim()
}
