// After a change of its searched fields, a resource's old rows are found by the new ones; a start without changes does nothing.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertRows } from '../../server/core/db/writes.ts'
import { completeRow, type RowOf, type Scope } from '../../server/core/db/repository.ts'
import { currentRecipes, noteRecipe, rebuildBatch, staleResources } from '../../server/core/db/list/searchText.ts'
import { isQueued } from '../../server/core/jobs/queue.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { startSearchRebuilds } from '../../server/search/rebuildSearchText.ts'
import { onServer } from '../core/server/eachServer.ts'

const count = 12

onServer('search text', (running) => {
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => running().services.engine.scoped('noor', work)
  // jsonb orders its keys itself, so the two languages may be stored in the other order.
  const texts = () =>
    scoped(async (tx) => {
      const { rows } = await sql<{ searchText: string; version: number }>`select "searchText", version from cities order by id`.execute(tx)
      return rows.map(({ searchText, version }) => ({ version, words: searchText.split(' ').sort() }))
    })
  const empty = () => scoped((tx) => sql`update cities set "searchText" = ''`.execute(tx))
  const queued = () => scoped((tx) => isQueued(tx, 'searchText'))
  /** Ends the run after that many batches. */
  const pauseAfter = (batches: number) => {
    let left = batches
    return () => (left -= 1) < 0
  }

  it('of old rows is made anew by a start where the recipe is another, and by no other start', async () => {
    await scoped(async (tx) => {
      const cities = Array.from({ length: count }, (_, place): RowOf<'cities'> =>
        completeRow('cities', { name: { en: `Town ${place}`, ar: `بلدة ${place}` } }, null, running().clock.now),
      )
      await insertRows(tx, 'cities', cities)
    })
    const before = await texts()
    expect(before.length).toBeGreaterThanOrEqual(count)
    await empty()
    await startSearchRebuilds(running().services)
    // Several processes that start together: one job.
    await startSearchRebuilds(running().services)
    const { rows } = await scoped((tx) => sql`select 1 from "jobQueue" where kind = 'searchText'`.execute(tx))
    expect(rows).toHaveLength(1)
    await runDue(running().services, pauseAfter(2))
    expect(await queued()).toBe(true)
    await runDue(running().services)
    expect(await texts()).toEqual(before)
    expect(await scoped((tx) => staleResources(tx))).toEqual([])
    await startSearchRebuilds(running().services)
    expect(await queued()).toBe(false)

    await scoped((tx) => noteRecipe(tx, 'cities', 'name bilingual of long ago'))
    await empty()
    await startSearchRebuilds(running().services)
    await runDue(running().services)
    expect(await texts()).toEqual(before)
  })

  it('is made batch by batch, each row once, from wherever it was cut off', async () => {
    const before = await texts()
    await empty()
    let after: string | null = null
    let batches = 0
    do {
      const from: string | null = after
      after = await scoped((tx) => rebuildBatch(tx, 'cities', from, 5))
      batches += 1
    } while (after !== null)
    expect(batches).toBe(Math.floor(before.length / 5) + 1)
    expect(await texts()).toEqual(before)
  })

  it('is known to be old where a recipe differs, and only there', async () => {
    const other = { ...currentRecipes, makes: `${currentRecipes['makes']}, slug text 0` }
    expect(await scoped((tx) => staleResources(tx, other))).toEqual(['makes'])
  })
})
