// Fields of own vehicles that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  vehicles: [
    'customerId',
    'plate',
    'plateType',
    'makeId',
    'model',
    'trim',
    'year',
    'vin',
    'colourId',
    'mileageKm',
    'mileageAt',
    'deliveredOn',
    'warrantyEnd',
    'warrantyKm',
    'contractNumber',
    'contractEnd',
    'contractKm',
    'registrationEnd',
    'inspectionEnd',
    'insuranceEnd',
    'status',
  ],
} as const satisfies FieldNames
