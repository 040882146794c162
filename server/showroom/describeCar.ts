// What a shared link and a search engine read of a car for sale: its name, picture, and its price as an offer. Pure.
import type { Word } from '../../src/schema/enumerations.ts'
import { minorUnits } from '../../src/schema/core/time/region.ts'
import type { ShowroomCar } from '../../src/schema/showroom/carOut.ts'
import type { Described } from '../core/http/described.ts'

/** Words about the car in the same language. */
interface Texts {
  condition: string
  km: string
  price: string
}

const availability: Record<Word<'stockCarStatus'>, string> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
}

/** A car in one language. Source: schema.org/Car. */
export function describeCar(
  car: ShowroomCar,
  code: 'en' | 'ar',
  { currency, dealer }: { currency: string; dealer: string },
  { condition, km, price }: Texts,
): Described {
  const { make, modelName, trim, year, colour, location, mileageKm, body, status } = car
  const name = [make[code], modelName[code], trim?.[code], year].filter(Boolean).join(' ')
  return {
    title: name,
    description: [condition, car.condition === 'used' && km, price, location.name[code]].filter(Boolean).join(' · '),
    link: { car: car.id },
    picture: car.photos[0],
    graph: ({ url, image }) => ({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name,
      url,
      image,
      brand: { '@type': 'Brand', name: make[code] },
      model: modelName[code],
      vehicleModelDate: String(year),
      itemCondition: `https://schema.org/${car.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileageKm, unitCode: 'KMT' },
      ...(trim && { vehicleConfiguration: trim[code] }),
      ...(body && { bodyType: body }),
      ...(colour && { color: colour.name[code] }),
      offers: {
        '@type': 'Offer',
        url,
        price: String(car.price / minorUnits(currency)),
        priceCurrency: currency,
        availability: availability[status],
        seller: { '@type': 'AutoDealer', name: `${dealer} · ${location.name[code]}` },
      },
    }),
  }
}
