// What the landing may know of a tenant: its face, its numbers and what is switched on.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { offerKinds } from '../../src/schema/enumerations.ts'
import { defaultCurrency, vatBasisPoints } from '../../src/schema/money.ts'
import { timeZone } from '../booking/time.ts'
import { findFlags, findSettings } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { mapSourceOf } from './mapSource.ts'
import { fileAddress, hasContent } from './showContent.ts'

/** A tenant's settings as the landing reads them. */
export type LandingSettings = OutputOf<'landingSettings'>

/** Reads them inside the tenant's scope. */
export async function showSettings(house: House, tx: Scope): Promise<LandingSettings> {
  const settings = await findSettings(tx)
  const { name, tagline, primaryColour, secondaryColour, logo, supportNumber, bookingDays, redirectUrl } = settings
  return {
    name,
    tagline,
    primaryColour,
    secondaryColour,
    logo,
    logoImage: await fileAddress(tx, settings.logoImage),
    logoDarkImage: await fileAddress(tx, settings.logoDarkImage),
    supportNumber,
    bookingDays,
    redirectUrl,
    timeZone,
    vatBasisPoints,
    currency: defaultCurrency,
    flags: await findFlags(tx),
    offers: await hasContent(tx, offerKinds, house.now()),
    demo: house.env.DEMO,
    map: mapSourceOf(settings),
  }
}
