import type { ReactElement } from 'react'
import anchor from 'lucide-static/icons/link.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import bolt from 'lucide-static/icons/zap.svg?raw'
import box from 'lucide-static/icons/box.svg?raw'
import chevron from 'lucide-static/icons/chevron-right.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'
import colors from 'lucide-static/icons/contrast.svg?raw'
import code from 'lucide-static/icons/code.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw'
import error from 'lucide-static/icons/octagon-x.svg?raw'
import group from 'lucide-static/icons/group.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import languages from 'lucide-static/icons/languages.svg?raw'
import maximize from 'lucide-static/icons/maximize-2.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import record from 'lucide-static/icons/activity.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import source from 'lucide-static/icons/git-branch.svg?raw'
import success from 'lucide-static/icons/circle-check.svg?raw'
import warning from 'lucide-static/icons/triangle-alert.svg?raw'
import { SvgIcon } from './svg-icon.tsx'

const icons = {
  anchor,
  arrowLeft,
  arrowRight,
  check,
  bolt,
  box,
  chevron,
  close,
  code,
  colors,
  copy,
  download,
  ellipsis,
  error,
  group,
  history,
  info,
  languages,
  maximize,
  menu,
  play,
  record,
  search,
  source,
  success,
  warning,
}

export type IconName = keyof typeof icons

/** An icon of the site's icon set, by name. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <SvgIcon source={icons[name]} />
}
