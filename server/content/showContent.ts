// The tenant's published content: no drafts, and nothing outside its publication time.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Content } from '../../src/schema/content/calls/landingContent.ts'
import { countRows, findBy, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { fileAddress } from '../core/files/fileAddress.ts'

const limit = 100
// Staff write these links and everybody follows them: allowed are web, mail and phone addresses and landing pages, nothing that runs code.
const harmless = /^(https?:\/\/|mailto:|tel:|\/?[a-z][\w/-]*(\?[\w=&%+.-]*)?$)/i

/** The condition for content of these kinds that is published now. */
const published = (kinds: readonly Word<'cmsKind'>[], now: Date): Condition[] => [
  sql`status = 'published'`,
  sql`kind in (${sql.join([...kinds])})`,
  sql`("publishFrom" is null or "publishFrom" <= ${now.toISOString()})`,
  sql`("publishTo" is null or "publishTo" > ${now.toISOString()})`,
]

async function shown(tx: Scope, row: RowOf<'cms'>): Promise<Content> {
  const { id, kind, slug, title, body, link, linkText, publishTo } = row
  return {
    ...{ id, kind, slug, title, body, linkText, publishTo },
    image: await fileAddress(tx, row.image),
    brochure: await fileAddress(tx, row.brochure),
    link: link && harmless.test(link) ? link : null,
  }
}

/** The content that is published now, in the tenant's order. */
export async function showContent(tx: Scope, kinds: readonly Word<'cmsKind'>[], now: Date): Promise<Content[]> {
  if (kinds.length === 0) return []
  const data = await readRows(tx, 'cms', { size: limit, sort: 'position', order: 'ASC', conditions: published(kinds, now) })
  const contents: Content[] = []
  for (const row of data) contents.push(await shown(tx, row))
  return contents
}

/** Whether any content of these kinds is published now. */
export const hasContent = async (tx: Scope, kinds: readonly Word<'cmsKind'>[], now: Date): Promise<boolean> =>
  (await countRows(tx, 'cms', published(kinds, now))) > 0

/** The published content with a slug; undefined when there is none. */
export async function contentBySlug(
  tx: Scope,
  slug: string,
  kinds: readonly Word<'cmsKind'>[],
  now: Date,
): Promise<RowOf<'cms'> | undefined> {
  const row = await findBy(tx, 'cms', { slug })
  return row && (await findRow(tx, 'cms', row.id, { conditions: published(kinds, now) }))
}
