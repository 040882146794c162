// The steps that remain for a new tenant before customers come, determined from its rows.
import { sql } from 'kysely'
import { checklistSteps } from '../../src/schema/settings/index.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { defaultColours } from '../../src/schema/core/limits.ts'
import { localDay } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { countRows, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

const present = sql`"deletedAt" is null`
const isOpen = ({ hours }: RowOf<'dealershipLocations'>) => Object.values(hours).some((spans) => spans.length > 0)

/** The steps and whether each is done. */
export async function showChecklist(services: Services, tx: Scope): Promise<OutputOf<'checklist'>> {
  const settings = await findSettings(tx)
  const branches = await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })
  const { primary, secondary } = defaultColours
  const done: Record<(typeof checklistSteps)[number], boolean> = {
    logo: Boolean(settings.logo ?? settings.logoImage),
    colours:
      settings.primaryColour.toLowerCase() !== primary.toLowerCase() || settings.secondaryColour.toLowerCase() !== secondary.toLowerCase(),
    branches: branches.length > 0,
    hours: branches.length > 0 && branches.every(isOpen),
    // More than one, since the reader is one.
    staff: (await countRows(tx, 'staff', [present, sql`active`])) > 1,
    flags: (await countRows(tx, 'featureFlags', [present])) > 0,
    holidays: (await countRows(tx, 'holidays', [present, sql`"day" >= ${localDay(services.now())}::date`])) > 0,
  }
  return {
    steps: checklistSteps.map((step) => ({ step, done: done[step] })),
    settingsId: settings.id,
    dismissed: settings.checklistDismissedAt !== null,
  }
}

/** Hides the checklist for the whole tenant, or shows it again. */
export async function dismissChecklist(services: Services, tx: Scope, by: string, dismissed: boolean): Promise<void> {
  const before = await findRow(tx, 'settings', (await findSettings(tx)).id, { lock: true })
  const changes = { checklistDismissedAt: dismissed ? services.now().toISOString() : null }
  if (before) await commit({ services, tx }, { resource: 'settings', action: 'update', before, changes, by: staffActor(by) })
}
