// A tenant's public settings for the landing: branding, numbers and feature flags.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { offerKinds } from '../../src/schema/content/index.ts'
import { vatBasisPoints } from '../../src/schema/core/money.ts'
import { regionOf } from '../core/time/region.ts'
import { findClosedModules, findFlags, findSettings } from '../core/time/workshop.ts'
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { mapSourceOf } from './mapSource.ts'
import { hasContent, hasQuestions } from '../content/index.ts'
import { fileAddress } from '../core/files/fileAddress.ts'

/** A tenant's settings as the landing reads them. */
export type LandingSettings = OutputOf<'landingSettings'>

const hasDriveCars = async (tx: Scope): Promise<boolean> =>
  (await readRows(tx, 'driveCars', { size: 1, conditions: [sql`active`] })).length > 0

const hasStockCars = async (tx: Scope): Promise<boolean> => (await readRows(tx, 'stockCars', { size: 1 })).length > 0

const takesDeposits = async (tx: Scope, { depositAmount }: RowOf<'settings'>): Promise<boolean> =>
  depositAmount !== null ||
  (await readRows(tx, 'servicePackages', { size: 1, conditions: [sql`active and (deposit > 0 or "depositShare" > 0)`] })).length > 0

/** Reads them inside the tenant's scope. */
export async function showSettings(services: Services, tx: Scope): Promise<LandingSettings> {
  const settings = await findSettings(tx)
  const { name, tagline, primaryColour, secondaryColour, logo, bookingDays, redirectUrl } = settings
  const { supportNumber, secondSupportNumber, supportEmail } = settings
  const closed = await findClosedModules(tx)
  const flags = await findFlags(tx)
  return {
    name,
    tagline,
    primaryColour,
    secondaryColour,
    logo,
    logoImage: await fileAddress(tx, settings.logoImage),
    logoDarkImage: await fileAddress(tx, settings.logoDarkImage),
    supportNumber,
    secondSupportNumber,
    supportEmail,
    bookingDays,
    redirectUrl,
    ...regionOf(settings),
    vatBasisPoints,
    flags: {
      ...flags,
      BOT: !closed.includes('BOT') && (await hasQuestions(tx)),
      serviceBooking: !closed.includes('serviceBooking'),
      onlinePayment: !closed.includes('payment') && (settings.cardPayments || flags.TAMARA_INTEGRATION === true),
      deposits:
        settings.callAfterMisses > 0 || (!closed.includes('payment') && settings.cardPayments && (await takesDeposits(tx, settings))),
      shopNow: !closed.includes('shopNow') && (await hasStockCars(tx)),
      testDrive: !closed.includes('testDrive') && (await hasDriveCars(tx)),
    },
    offers: !closed.includes('Content Management') && (await hasContent(tx, offerKinds, services.now())),
    demo: services.env.DEMO,
    map: mapSourceOf(settings),
  }
}
