import { namedCar } from '../../schema/core/carMark.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { NoPlate } from './adminCarPlate.tsx'
import { SaudiPlate } from './adminSaudiPlate.tsx'

/** A drawing of a plate; searched in either script. */
export const plate: FieldPart<'plate'> = {
  View: ({ field, value, row, dense }) => {
    if (typeof value === 'string' && value) return <SaudiPlate value={value} large={!dense} />
    return field.neededWithout ? <NoPlate vin={namedCar(row ?? {}).vin} /> : <Nothing />
  },
}
