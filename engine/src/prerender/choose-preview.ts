import type { HeadFiles, PreviewPicture } from '../model/head-files.ts'
import { toPreviewPath } from '../shared/addresses.ts'

/** The picture for links to a page, with its path: that of the page, or that of the home page in its language. */
export function choosePreview(
  files: HeadFiles | undefined,
  { locale, route }: { locale: string; route: string },
): (PreviewPicture & { path: string; isOwn: boolean }) | undefined {
  const own = toPreviewPath(locale, route)
  const path = [own, toPreviewPath(locale, '/')].find((each) => files?.previews[each] !== undefined)
  const picture = path === undefined ? undefined : files?.previews[path]
  return path === undefined || picture === undefined ? undefined : { ...picture, path, isOwn: path === own }
}
