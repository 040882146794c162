import { keptMonths } from '../../schema/settings/index.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether these settings keep data for a shorter time than the stored ones, so that more of it is deleted. */
export const keepsShorter = (values: Values, row: Values): boolean =>
  keptMonths.some((name) => {
    const [next, before] = [values[name], row[name]]
    return typeof next === 'number' && (typeof before !== 'number' || next < before)
  })
