// What a shared link says of a car, and what the address of a list asks for.
import { describe, expect, it } from 'vitest'
import type { ShowroomCar } from '../../src/schema/showroom/carOut.ts'
import { describeCar } from '../../server/showroom/describeCar.ts'
import { daysInStock } from '../../server/showroom/daysInStock.ts'
import { countWanted, inputOf, readWanted, withWanted } from '../../src/landing/showroom/wanted.ts'

const id = '0192f0c0-0000-7000-8000-000000000001'
const car: ShowroomCar = {
  ...{ id, makeId: id, make: { en: 'Toyota', ar: 'تويوتا' }, model: 'Camry', modelName: { en: 'Camry', ar: 'كامري' } },
  ...{ trim: { en: 'Grande', ar: 'جراندي' }, year: 2024, body: 'sedan', colour: { name: { en: 'Silver', ar: 'فضي' }, swatch: '#c0c4c8' } },
  ...{ condition: 'used', mileageKm: 21_000, price: 9_950_000, photos: [], status: 'available' },
  location: { id, name: { en: 'Riyadh', ar: 'الرياض' }, city: null },
}
const words = { condition: 'Used', km: '21,000 km', price: 'SAR 99,500' }

describe('a shared link to a car', () => {
  it('names it, and offers it at its price to search engines', () => {
    const about = describeCar(car, 'en', { currency: 'SAR', dealer: 'Noor' }, words)
    expect(about).toMatchObject({
      title: 'Toyota Camry Grande 2024',
      description: 'Used · 21,000 km · SAR 99,500 · Riyadh',
      link: { car: id },
    })
    expect(about.graph({ url: 'https://x.example/car', image: 'https://x.example/a.png' })).toMatchObject({
      ...{ '@type': 'Car', name: 'Toyota Camry Grande 2024', itemCondition: 'https://schema.org/UsedCondition', bodyType: 'sedan' },
      mileageFromOdometer: { value: 21_000, unitCode: 'KMT' },
      offers: { '@type': 'Offer', price: '99500', priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
    })
  })

  it('is in the language of its page, with the photo where there is one', () => {
    const about = describeCar({ ...car, status: 'sold', photos: ['/api/files/a.jpg'] }, 'ar', { currency: 'SAR', dealer: 'نور' }, words)
    expect([about.title, about.picture]).toEqual(['تويوتا كامري جراندي 2024', '/api/files/a.jpg'])
    expect(about.graph({ url: '', image: '' })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  })
})

describe('the address of a list', () => {
  it('keeps what is wanted, and leaves out what is cut or foreign', () => {
    const query = new URLSearchParams({ tenantId: 'noor', make: id, model: 'Camry', condition: 'used', priceTo: '100000', order: 'price' })
    const wanted = readWanted(query)
    expect(countWanted(wanted)).toBe(4)
    expect(inputOf(wanted, 24, 100)).toEqual({
      size: 24,
      makeId: id,
      model: 'Camry',
      condition: 'used',
      priceTo: '10000000',
      order: 'price',
    })
    expect(readWanted(new URLSearchParams({ make: 'x', model: 'Camry', condition: 'old', yearFrom: '20', priceTo: '1e9' }))).toEqual(
      readWanted(new URLSearchParams()),
    )
  })

  it('forgets the model with the make, and the filter that is emptied', () => {
    const query = withWanted(new URLSearchParams({ tenantId: 'noor', make: id, model: 'Camry', branch: id }), { make: '' })
    expect(`${query}`).toBe(`tenantId=noor&branch=${id}`)
  })
})

describe('days in stock', () => {
  it('count from the arrival to today, or to the sale', () => {
    const now = new Date('2026-11-30T09:00:00Z')
    expect(daysInStock({ arrivedOn: '2026-11-18', soldAt: null }, now)).toBe(12)
    expect(daysInStock({ arrivedOn: '2026-11-18', soldAt: '2026-11-20T09:00:00Z' }, now)).toBe(2)
    expect(daysInStock({ arrivedOn: '2026-12-05', soldAt: null }, now)).toBe(0)
  })
})
