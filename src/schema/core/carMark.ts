// What stands where the plate of a car is shown: its plate, or that it has none yet, with the end of its VIN.

/** The fields that name a car: it has one of them at least. */
export interface NamedCar {
  plate: string | null
  vin: string | null
}
type Say = (key: 'landing.cars.noPlate' | 'landing.cars.vinEnd', params?: Record<string, string>) => string

const shownOfVin = 4
const vinEnd = (say: Say, vin: string): string => say('landing.cars.vinEnd', { end: vin.slice(-shownOfVin) })

/** What is shown in place of a plate that a car does not have yet. */
export const noPlateText = (say: Say, vin: string | null): string =>
  vin ? `${say('landing.cars.noPlate')} · ${vinEnd(say, vin)}` : say('landing.cars.noPlate')

/** A car's plate, or what stands for it, by itself. */
export const carMark = (say: Say, { plate, vin }: NamedCar): string => plate ?? noPlateText(say, vin)

/** The same inside a sentence that has named the car. */
export const carMarkInSentence = (say: Say, { plate, vin }: NamedCar): string =>
  plate ?? (vin ? vinEnd(say, vin) : say('landing.cars.noPlate'))

/** The naming fields of a row that is known by its names alone. */
export const namedCar = (row: Readonly<Record<string, unknown>>): NamedCar => {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { plate: text(row['plate']), vin: text(row['vin']) }
}
