// The two demo companies: look, branches, makes and feature flags.
import type { Word } from '../../../../src/schema/enumerations.ts'
import type { Span, WeeklyHours } from '../../../../src/schema/core/kinds.ts'
import { showroomHours, supportNumbers } from '../../../../src/schema/core/limits.ts'

/** The demo companies' ids. */
export type DemoTenantId = 'noor' | 'najd'
/** A text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}
/** A branch. */
export interface DemoBranch {
  city: string
  name: Bilingual
  address: Bilingual
  phone: string
  point: { lat: number; lng: number }
  hours: WeeklyHours
  bays: number
  slotMinutes: number
}
/** A company. `makes` are slugs, all makes when absent. Amounts in halalas, the minor unit of SAR. */
export interface DemoTenant {
  name: Bilingual
  tagline: Bilingual
  primaryColour: string
  secondaryColour: string
  supportNumber: string
  secondSupportNumber?: string
  supportEmail?: string
  staffPrefix: string
  bookingDays: number
  leadMinutes: number
  orderLimit: number | null
  /** The amount of a vehicle deposit; null: the company takes no deposits. */
  vehicleDeposit: number | null
  flags: Record<Word<'featureFlag'>, boolean>
  makes?: readonly string[]
  branches: readonly DemoBranch[]
}

const showroom: Span = { ...showroomHours }
const withBreak: Span[] = [
  { from: '10:00', to: '13:00' },
  { from: '14:00', to: '19:00' },
]
const week = (day: Span[], friday: Span[]): WeeklyHours => ({
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday,
  saturday: day,
})
const evening: Span[] = [{ from: '16:00', to: '21:00' }]

/** Both companies by id. */
export const tenants: Record<DemoTenantId, DemoTenant> = {
  noor: {
    name: { en: 'Noor Motors', ar: 'نور للسيارات' },
    tagline: { en: 'Care for every road you take', ar: 'عناية ترافقك في كل طريق' },
    primaryColour: '#1e63b8',
    secondaryColour: '#D1E8FF',
    supportNumber: supportNumbers.default,
    secondSupportNumber: supportNumbers.brand,
    supportEmail: 'care@noor.example',
    staffPrefix: 'NM',
    bookingDays: 60,
    leadMinutes: 60,
    orderLimit: 500_000,
    vehicleDeposit: 200_000,
    flags: {
      CREATE_LEAD: true,
      BOOK_A_SERVICE: true,
      OTP_PROCESS: true,
      CAMPAIGN_ENABLE: true,
      TAMARA_INTEGRATION: true,
      MANAGE_SERVICE: true,
      WAITING_LIST: true,
      TEST_DRIVE: true,
      FEEDBACK: true,
      COMPLAINTS: true,
      ROADSIDE_ASSISTANCE: true,
      HOME_SERVICE: true,
      SURVEYS: true,
      STAFF_OTP: false,
    },
    branches: [
      {
        city: 'riyadh',
        name: { en: 'Riyadh – Al Olaya', ar: 'الرياض – العليا' },
        address: { en: 'King Fahd Road, Al Olaya, Riyadh', ar: 'طريق الملك فهد، حي العليا، الرياض' },
        phone: '+966112001100',
        point: { lat: 24.6949, lng: 46.6853 },
        hours: week([showroom], evening),
        bays: 8,
        slotMinutes: 30,
      },
      {
        city: 'jeddah',
        name: { en: 'Jeddah – Al Rawdah', ar: 'جدة – الروضة' },
        address: { en: 'Prince Sultan Street, Al Rawdah, Jeddah', ar: 'شارع الأمير سلطان، حي الروضة، جدة' },
        phone: '+966122001100',
        point: { lat: 21.5662, lng: 39.1532 },
        hours: week([showroom], []),
        bays: 6,
        slotMinutes: 30,
      },
      {
        city: 'dammam',
        name: { en: 'Dammam – Ash Shati', ar: 'الدمام – الشاطئ' },
        address: { en: 'Prince Mohammed bin Fahd Street, Ash Shati, Dammam', ar: 'شارع الأمير محمد بن فهد، حي الشاطئ، الدمام' },
        phone: '+966132001100',
        point: { lat: 26.4629, lng: 50.1135 },
        hours: week(withBreak, []),
        bays: 6,
        slotMinutes: 30,
      },
      {
        city: 'madinah',
        name: { en: 'Madinah – Quba', ar: 'المدينة المنورة – قباء' },
        address: { en: 'King Abdullah Road, Quba, Madinah', ar: 'طريق الملك عبدالله، حي قباء، المدينة المنورة' },
        phone: '+966142001100',
        point: { lat: 24.4393, lng: 39.6172 },
        hours: week([showroom], []),
        bays: 5,
        slotMinutes: 60,
      },
    ],
  },
  najd: {
    name: { en: 'Najd Auto', ar: 'نجد أوتو' },
    tagline: { en: 'Trusted hands, clear prices', ar: 'أيدٍ موثوقة وأسعار واضحة' },
    primaryColour: '#7a2e1f',
    secondaryColour: '#F6E3D7',
    supportNumber: supportNumbers.brand,
    staffPrefix: 'NA',
    bookingDays: 45,
    leadMinutes: 120,
    orderLimit: null,
    vehicleDeposit: null,
    flags: {
      CREATE_LEAD: true,
      BOOK_A_SERVICE: true,
      OTP_PROCESS: true,
      CAMPAIGN_ENABLE: false,
      TAMARA_INTEGRATION: false,
      MANAGE_SERVICE: true,
      WAITING_LIST: true,
      TEST_DRIVE: true,
      FEEDBACK: true,
      COMPLAINTS: true,
      ROADSIDE_ASSISTANCE: true,
      HOME_SERVICE: true,
      SURVEYS: true,
      STAFF_OTP: false,
    },
    makes: [
      'toyota',
      'hyundai',
      'kia',
      'nissan',
      'ford',
      'chevrolet',
      'gmc',
      'lexus',
      'changan',
      'mg',
      'geely',
      'haval',
      'jetour',
      'chery',
      'gac',
      'isuzu',
      'mitsubishi',
      'suzuki',
      'honda',
      'jeep',
      'land-rover',
      'mercedes-benz',
      'porsche',
      'genesis',
      'byd',
      'hongqi',
    ],
    branches: [
      {
        city: 'riyadh',
        name: { en: 'Riyadh – As Sahafah', ar: 'الرياض – الصحافة' },
        address: { en: 'Ath-Thumamah Road, As Sahafah, Riyadh', ar: 'طريق الثمامة، حي الصحافة، الرياض' },
        phone: '+966112002200',
        point: { lat: 24.8081, lng: 46.6344 },
        hours: week([showroom], evening),
        bays: 10,
        slotMinutes: 30,
      },
      {
        city: 'buraydah',
        name: { en: 'Buraydah – As Safra', ar: 'بريدة – الصفراء' },
        address: { en: 'King Abdulaziz Road, As Safra, Buraydah', ar: 'طريق الملك عبدالعزيز، حي الصفراء، بريدة' },
        phone: '+966162002200',
        point: { lat: 26.3489, lng: 43.9661 },
        hours: week(withBreak, []),
        bays: 7,
        slotMinutes: 30,
      },
      {
        city: 'hail',
        name: { en: 'Hail – Al Muntazah', ar: 'حائل – المنتزه' },
        address: { en: 'King Khalid Street, Al Muntazah, Hail', ar: 'شارع الملك خالد، حي المنتزه، حائل' },
        phone: '+966162003300',
        point: { lat: 27.5236, lng: 41.6966 },
        hours: week([showroom], []),
        bays: 6,
        slotMinutes: 30,
      },
    ],
  },
}
