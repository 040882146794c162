// What the landing may know of a tenant: its face, its numbers and what is switched on.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { defaultCurrency, vatBasisPoints } from '../../src/schema/money.ts'
import { timeZone } from '../booking/time.ts'
import { findFlags, findSettings } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { House } from '../house.ts'

/** A tenant's settings as the landing reads them. */
export type LandingSettings = OutputOf<'landingSettings'>

/** Reads them inside the tenant's scope. */
export async function showSettings(house: House, tx: Scope): Promise<LandingSettings> {
  const { name, tagline, primaryColour, secondaryColour, logo, supportNumber, bookingDays } = await findSettings(tx)
  return {
    name,
    tagline,
    primaryColour,
    secondaryColour,
    logo,
    supportNumber,
    bookingDays,
    timeZone,
    vatBasisPoints,
    currency: defaultCurrency,
    flags: await findFlags(tx),
    demo: house.env.DEMO,
  }
}
