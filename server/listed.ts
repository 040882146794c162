// The computed columns of all lists; most lists have none.
import type { ListedColumns } from './core/access/listedColumns.ts'
import { customerColumns } from './customers/listedColumns.ts'
import { leadColumns } from './leads/listedColumns.ts'
import { stockCarColumns } from './showroom/listedColumns.ts'

/** The computed columns by resource. */
export const listed: ListedColumns = { customers: customerColumns, leads: leadColumns, stockCars: stockCarColumns }
