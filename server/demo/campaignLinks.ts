// Short links in the messages of the demo's campaigns: its rows are made without a server, which has the keys of links.
import { sql } from 'kysely'
import { smsSize } from '../../src/schema/messages/smsParts.ts'
import { demoAddress } from '../campaigns/demo/campaigns.ts'
import { demoPartPrice } from '../masters/demo/index.ts'
import { shortenAll } from '../core/access/shortLink.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import type { Services } from '../core/services.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { fillAlone } from './load.ts'

const linkDays = 90
const link = new RegExp(`${demoAddress}(/[lo])/demo/([\\w-]+)`, 'g')

/** Shortens them in each demo company, unless that was done already. */
export async function shortenDemoLinks(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql<{ id: string; body: string }>`select id, body from messages
        where kind = 'campaign' and "campaignId" is not null and strpos(body, ${demoAddress}) > 0`.execute(tx)
      if (rows.length === 0) return
      const pages = rows.flatMap(({ body }) =>
        [...body.matchAll(link)].map(([, path, code]) => `${publicUrl(services)}${path}/${tenantId}/${code}`),
      )
      const made = (await shortenAll(services, tx, pages, new Date(services.now().getTime() + linkDays * dayMs))).values()
      const bodies = rows.map(({ body }) => body.replace(link, (long) => made.next().value?.url ?? long))
      await unaudited(
        'ownRecord',
        sql`update messages set body = made.body, parts = made.parts,
            cost = case when cost is null then null else made.parts * ${demoPartPrice}::int8 end
          from unnest(${rows.map(({ id }) => id)}::uuid[], ${bodies}::text[], ${bodies.map((body) => smsSize(body).parts)}::int[])
            as made (id, body, parts) where messages.id = made.id`,
      ).execute(tx)
    })
}
