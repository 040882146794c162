// How long a car has been, or was, here.
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import type { RowOf } from '../core/db/repository.ts'
import { localDay } from '../core/time/time.ts'

/** Whole days from its arrival until today, or until it was sold; 0 for one that is still to arrive. */
export const daysInStock = ({ arrivedOn, soldAt }: Pick<RowOf<'stockCars'>, 'arrivedOn' | 'soldAt'>, now: Date): number =>
  Math.max(0, daysBetween(arrivedOn, localDay(soldAt ?? now)))
