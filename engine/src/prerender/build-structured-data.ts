import type { BreadcrumbList, Graph, SoftwareSourceCode, TechArticle } from 'schema-dts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'

/**
 * What a page says to programs in the words of schema.org: an article, or the source of a demo on the page that is named
 * like it, and the way to the page as the breadcrumbs show it. All addresses are absolute, so there is none without the
 * site's origin. `picture` is the path of the picture for links, without base.
 */
export function buildStructuredData(
  { config, demos }: Pick<Site, 'config' | 'demos'>,
  page: PageView,
  picture: string | undefined,
): Graph | undefined {
  const { base, origin, repository } = config
  if (origin === undefined || !page.frontmatter.listed) return undefined
  const toAddress = (path: string): string => origin + withBase(base, path)
  const isDemo = demos.some(({ id, route }) => route === page.route && page.route.endsWith(`/${id}`))
  const shared = {
    url: toAddress(page.path),
    ...(page.description === '' ? {} : { description: page.description }),
    inLanguage: page.contentLocale,
    ...(picture === undefined ? {} : { image: toAddress(picture) }),
    ...(page.changed === undefined ? {} : { dateModified: page.changed.dateTime }),
  }
  const work: TechArticle | SoftwareSourceCode = isDemo
    ? {
        '@type': 'SoftwareSourceCode',
        name: page.title,
        ...shared,
        programmingLanguage: 'TypeScript',
        ...(repository === undefined ? {} : { codeRepository: repository.url }),
      }
    : { '@type': 'TechArticle', headline: page.title, ...shared }
  return { '@context': 'https://schema.org', '@graph': [work, ...buildWay(page, origin, shared.url)] }
}

/** The way to a page. A step without an address of its own is left out: a search engine could not lead there. */
function buildWay({ breadcrumbs, title }: PageView, origin: string, url: string): BreadcrumbList[] {
  if (breadcrumbs.length === 0) return []
  const steps = breadcrumbs.flatMap((step) =>
    step.href === undefined ? [] : [{ name: step.title, item: origin + step.href }],
  )
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...steps, { name: title, item: url }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ]
}
