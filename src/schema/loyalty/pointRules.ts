// How many points an amount earns, and what points are worth.
import { minorUnits } from '../core/time/region.ts'

/** The most points that one entry moves. */
export const maxPoints = 10_000_000

/** The rules in a tenant's settings: points for each whole unit of currency spent, and a point's value in minor units; 0 is off. */
export interface PointRules {
  loyaltyPointsPerUnit: number
  loyaltyPointValue: number
}

/** The points that an amount (minor units) earns: whole points, rounded down. */
export const pointsFor = (amount: number, { loyaltyPointsPerUnit }: PointRules, currency: string): number =>
  Math.min(maxPoints, Math.floor((amount * loyaltyPointsPerUnit) / minorUnits(currency)))

/** The most points that can be redeemed: of the balance, as many as the amount still to be paid (minor units) holds. */
export const redeemable = (balance: number, due: number, { loyaltyPointValue }: PointRules): number =>
  loyaltyPointValue > 0 ? Math.max(0, Math.min(balance, maxPoints, Math.floor(due / loyaltyPointValue))) : 0
