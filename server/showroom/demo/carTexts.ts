// Cars of the demo's showrooms: real models of the starting masters with their trims, bodies and prices in Saudi Arabia.
import type { Word } from '../../../src/schema/enumerations.ts'

type Trim = readonly [en: string, ar: string]
/** A car; `price` is that of a new one, in thousands of SAR with VAT, and `age` the years of a used one. */
export interface CarText {
  make: string
  model: string
  trim: Trim
  body: Word<'carBody'>
  price: number
  colour: string
  age?: number
}

const full: Trim = ['Full option', 'فل كامل']
const half: Trim = ['Half option', 'نص فل']
/** In the order in which they came in, the newest first. */
export const carTexts: readonly CarText[] = [
  {
    make: 'toyota',
    model: 'Land Cruiser',
    trim: ['VXR 3.5 Twin Turbo', 'في إكس آر 3.5 توين تيربو'],
    body: 'suv',
    price: 389,
    colour: 'Pearl White',
  },
  { make: 'lexus', model: 'ES', trim: ['350 DD', '350 دي دي'], body: 'sedan', price: 249, colour: 'Graphite' },
  { make: 'toyota', model: 'Camry', trim: ['Grande Hybrid', 'جراندي هايبرد'], body: 'sedan', price: 152.9, colour: 'Silver' },
  { make: 'nissan', model: 'Patrol', trim: ['Platinum V6', 'بلاتينيوم V6'], body: 'suv', price: 409, colour: 'Black' },
  { make: 'hyundai', model: 'Tucson', trim: ['Smart Plus', 'سمارت بلس'], body: 'suv', price: 118.5, colour: 'Blue' },
  { make: 'toyota', model: 'Hilux', trim: ['GLX 4x4 Double Cab', 'جي إل إكس غمارتين 4x4'], body: 'pickup', price: 129, colour: 'White' },
  { make: 'kia', model: 'K5', trim: ['GT-Line', 'جي تي لاين'], body: 'sedan', price: 121.9, colour: 'Red' },
  { make: 'lexus', model: 'LX', trim: ['600 VIP', '600 في آي بي'], body: 'suv', price: 689, colour: 'Black', age: 2 },
  { make: 'toyota', model: 'Corolla', trim: ['XLI 1.6', 'إكس إل آي 1.6'], body: 'sedan', price: 84.9, colour: 'White' },
  { make: 'gmc', model: 'Yukon', trim: ['Denali Ultimate', 'دينالي ألتيميت'], body: 'suv', price: 429, colour: 'Navy' },
  { make: 'ford', model: 'Territory', trim: ['Titanium', 'تيتانيوم'], body: 'suv', price: 109, colour: 'Grey' },
  { make: 'toyota', model: 'Yaris', trim: ['Y 1.5', 'واي 1.5'], body: 'sedan', price: 66.9, colour: 'Red', age: 3 },
  { make: 'changan', model: 'UNI-K', trim: ['Limited AWD', 'ليمتد دفع كلي'], body: 'suv', price: 128.9, colour: 'Green' },
  { make: 'hyundai', model: 'Elantra', trim: half, body: 'sedan', price: 79.9, colour: 'Silver', age: 2 },
  { make: 'toyota', model: 'Fortuner', trim: ['VX 4.0', 'في إكس 4.0'], body: 'suv', price: 182, colour: 'Bronze' },
  { make: 'mg', model: 'HS', trim: ['Luxury', 'لوكشري'], body: 'suv', price: 79.9, colour: 'Blue' },
  { make: 'chevrolet', model: 'Tahoe', trim: ['RST', 'آر إس تي'], body: 'suv', price: 329, colour: 'Black', age: 1 },
  { make: 'isuzu', model: 'D-Max', trim: ['GT 4x4', 'جي تي 4x4'], body: 'pickup', price: 118, colour: 'Grey', age: 3 },
  { make: 'suzuki', model: 'Swift', trim: ['GLX', 'جي إل إكس'], body: 'hatchback', price: 62.9, colour: 'Red' },
  { make: 'kia', model: 'Sportage', trim: full, body: 'suv', price: 129.9, colour: 'Pearl White', age: 1 },
  { make: 'honda', model: 'Accord', trim: ['Sport Hybrid', 'سبورت هايبرد'], body: 'sedan', price: 149, colour: 'Graphite', age: 2 },
  { make: 'toyota', model: 'RAV4', trim: ['LE AWD', 'إل إي دفع كلي'], body: 'suv', price: 134.9, colour: 'Beige', age: 2 },
  { make: 'hyundai', model: 'Palisade', trim: ['Royal', 'رويال'], body: 'suv', price: 199, colour: 'Navy', age: 1 },
  { make: 'ford', model: 'F-150', trim: ['Lariat', 'لاريت'], body: 'pickup', price: 268, colour: 'Maroon', age: 4 },
  { make: 'geely', model: 'Monjaro', trim: ['Flagship', 'فلاغشيب'], body: 'suv', price: 136, colour: 'Pearl White' },
  { make: 'nissan', model: 'Altima', trim: ['SV', 'إس في'], body: 'sedan', price: 104, colour: 'Silver', age: 3 },
]
