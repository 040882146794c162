// What a new tenant has still to do before customers come: read from its real rows, never ticked by hand.
import { sql } from 'kysely'
import { checklistSteps } from '../../src/schema/calls/shell.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { defaultColours } from '../../src/schema/limits.ts'
import { localDay } from '../booking/time.ts'
import { findSettings } from '../booking/workshop.ts'
import { countRows, findRow, readRows, type RowOf, type Scope, updateRow } from '../db/repository.ts'
import type { House } from '../house.ts'

const present = sql`"deletedAt" is null`
const isOpen = ({ hours }: RowOf<'dealershipLocations'>) => Object.values(hours).some((spans) => spans.length > 0)

/** The steps with whether each is done. */
export async function showChecklist(house: House, tx: Scope): Promise<OutputOf<'checklist'>> {
  const settings = await findSettings(tx)
  const branches = await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })
  const { primary, secondary } = defaultColours
  const done: Record<(typeof checklistSteps)[number], boolean> = {
    logo: Boolean(settings.logo ?? settings.logoImage),
    colours:
      settings.primaryColour.toLowerCase() !== primary.toLowerCase() || settings.secondaryColour.toLowerCase() !== secondary.toLowerCase(),
    branches: branches.length > 0,
    hours: branches.length > 0 && branches.every(isOpen),
    // Whoever reads this is one; a dealership is more than one person.
    staff: (await countRows(tx, 'staff', [present, sql`active`])) > 1,
    flags: (await countRows(tx, 'featureFlags', [present])) > 0,
    holidays: (await countRows(tx, 'holidays', [present, sql`"day" >= ${localDay(house.now())}::date`])) > 0,
  }
  return {
    steps: checklistSteps.map((step) => ({ step, done: done[step] })),
    settingsId: settings.id,
    dismissed: settings.checklistDismissedAt !== null,
  }
}

/** Puts the list away for the whole tenant, or brings it back. */
export async function dismissChecklist(house: House, tx: Scope, by: string, dismissed: boolean): Promise<void> {
  const before = await findRow(tx, 'settings', (await findSettings(tx)).id, { lock: true })
  if (before)
    await updateRow(tx, 'settings', before, { checklistDismissedAt: dismissed ? house.now().toISOString() : null }, by, house.now())
}
