// Demo content of the landing by sales staff and the administrator.
import type { RowOf } from '../../core/db/repository.ts'
import { contentTexts } from './publicationTexts.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { day, hour, hoursAgo, managerOf, type DemoContext } from '../../masters/demo/index.ts'

const both = (texts: BothLanguages | undefined) => texts && { en: texts[0], ar: texts[1] }

/** Published content and drafts. */
export function makeContents(context: DemoContext): RowOf<'cms'>[] {
  const { random, now } = context
  const author = managerOf(context, 'Sales')?.id ?? null
  const publisher = managerOf(context, 'Finance')?.id ?? null
  const inDays = (days: number | undefined) => (days === undefined ? null : typedMoment(now.getTime() + days * day))
  return contentTexts.map(({ kind, slug, status, title, body, link, linkText, fromDay, toDay }, position) => {
    const at = hoursAgo(context, (70 - position * 3) * 24)
    const published = status === 'published'
    return demoRow(
      'cms',
      {
        id: random.id(at),
        at,
        by: author,
        changed: published ? { at: new Date(at.getTime() + 5 * hour), by: publisher, times: 2 } : undefined,
      },
      {
        kind,
        slug,
        status,
        title: both(title),
        body: both(body),
        link,
        linkText: both(linkText),
        publishFrom: inDays(fromDay),
        publishTo: inDays(toDay),
        position,
      },
    )
  })
}
