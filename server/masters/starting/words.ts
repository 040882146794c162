// Initial rows of every tenant's short lists, in both languages; each tenant may rename them.
import type { Word } from '../../../src/schema/enumerations.ts'

type Names<W extends string> = Readonly<Record<W, readonly [en: string, ar: string]>>

/** Names of the access modules. */
export const moduleNames: Names<Word<'accessModule'>> = {
  vehicles: ['Vehicles', 'المركبات'],
  payment: ['Payments', 'المدفوعات'],
  loyaltyRedeem: ['Loyalty points', 'نقاط الولاء'],
  testDrive: ['Test drives', 'تجارب القيادة'],
  serviceBooking: ['Service bookings', 'حجوزات الصيانة'],
  roadsideAssistance: ['Roadside assistance', 'المساعدة على الطريق'],
  settings: ['Settings', 'الإعدادات'],
  shopNow: ['Shop now', 'تسوّق الآن'],
  homeService: ['Home service', 'الصيانة المنزلية'],
  BOT: ['Assistant', 'المساعد الآلي'],
  feedback: ['Feedback and complaints', 'الآراء والشكاوى'],
  dealershipLocation: ['Branches', 'الفروع'],
  'Content Management': ['Content', 'المحتوى'],
}
/** Parts of modules. */
export const subModuleNames: readonly (readonly [module: Word<'accessModule'>, en: string, ar: string])[] = [
  ['serviceBooking', 'Booking', 'الحجز'],
  ['serviceBooking', 'Workshop', 'الورشة'],
  ['serviceBooking', 'Walk-in', 'الحضور المباشر'],
  ['feedback', 'Feedback', 'الآراء'],
  ['feedback', 'Complaints', 'الشكاوى'],
  ['Content Management', 'Pages', 'الصفحات'],
  ['Content Management', 'Offers', 'العروض'],
  ['Content Management', 'Carousel', 'الشرائح'],
  ['payment', 'Deposits', 'العرابين'],
  ['payment', 'Invoices', 'الفواتير'],
]
/** Names of lead types as customers read them. */
export const leadTypeNames: Names<Word<'leadType'>> = {
  'New Car Sales': ['Buy a new car', 'شراء سيارة جديدة'],
  'Used Car Sales': ['Buy or trade a used car', 'شراء سيارة مستعملة أو استبدالها'],
  'General Inquiry': ['General question', 'استفسار عام'],
  'After Sales Inquiry': ['Service and warranty', 'الصيانة والضمان'],
  'Parts Inquiry': ['Spare parts', 'قطع الغيار'],
  'Test Drive': ['Test drive', 'تجربة قيادة'],
}
/** Names of contact methods. */
export const contactMethodNames: Names<Word<'contactMethod'>> = {
  call: ['Phone call', 'اتصال هاتفي'],
  whatsapp: ['WhatsApp', 'واتساب'],
  sms: ['Text message', 'رسالة نصية'],
  email: ['E-mail', 'البريد الإلكتروني'],
}
/** Staff types. */
export const staffTypeNames: Names<Word<'staffType'>> = {
  Driver: ['Driver', 'سائق'],
  Technician: ['Technician', 'فني'],
  'Service Advisor': ['Service Advisor', 'مستشار خدمة'],
  'Sales Executive': ['Sales Executive', 'مندوب مبيعات'],
}
/** Titles before names. */
export const titleNames: Names<Word<'honorific'>> = {
  'Dr.': ['Dr.', 'د.'],
  'Mr.': ['Mr.', 'السيد'],
  'Mrs.': ['Mrs.', 'السيدة'],
  Miss: ['Miss', 'الآنسة'],
  'Ms.': ['Ms.', 'الأستاذة'],
  'Eng.': ['Eng.', 'م.'],
  'Prof.': ['Prof.', 'أ.د.'],
  Sheikh: ['Sheikh', 'الشيخ'],
  Sheikha: ['Sheikha', 'الشيخة'],
  'H.E.': ['H.E.', 'معالي'],
  'H.H.': ['H.H.', 'صاحب السمو'],
  'H.R.H.': ['H.R.H.', 'صاحب السمو الملكي'],
  Prince: ['Prince', 'الأمير'],
  Princess: ['Princess', 'الأميرة'],
  General: ['General', 'اللواء'],
  Colonel: ['Colonel', 'العقيد'],
  Major: ['Major', 'الرائد'],
  Captain: ['Captain', 'النقيب'],
  Judge: ['Judge', 'القاضي'],
  Lawyer: ['Lawyer', 'المحامي'],
  Haj: ['Haj', 'الحاج'],
  Hajja: ['Hajja', 'الحاجة'],
}
/** Names of source codes, by code. */
export const sourceNames: Names<string> = {
  landing: ['Website', 'الموقع الإلكتروني'],
  'walk-in': ['Walk-in', 'حضور مباشر'],
  phone: ['Phone', 'الهاتف'],
  showroom: ['Showroom', 'صالة العرض'],
  workshop: ['Workshop', 'الورشة'],
  callCentre: ['Call centre', 'مركز الاتصال'],
  campaign: ['Campaign', 'حملة'],
  marketplace: ['Car marketplace', 'منصة سيارات'],
  social: ['Social media', 'التواصل الاجتماعي'],
  referral: ['Recommended by a customer', 'توصية عميل'],
}
/** Currencies by code: symbols in both languages and decimals. Names come from Intl. */
export const currencies = [
  ['SAR', 'SAR', 'ر.س', 2],
  ['AED', 'AED', 'د.إ', 2],
  ['KWD', 'KWD', 'د.ك', 3],
  ['BHD', 'BHD', 'د.ب', 3],
  ['QAR', 'QAR', 'ر.ق', 2],
  ['OMR', 'OMR', 'ر.ع', 3],
  ['USD', '$', '$', 2],
  ['EUR', '€', '€', 2],
] as const
/** Names of the designations. */
export const designationNames: Names<Word<'designation'>> = {
  'Sales Manager': ['Sales Manager', 'مدير المبيعات'],
  'Service Manager': ['Service Manager', 'مدير الصيانة'],
  'Fleet Sales': ['Fleet Sales', 'مبيعات الأساطيل'],
  'Broker Sales': ['Broker Sales', 'مبيعات الوسطاء'],
  'General Inquiry': ['General Inquiry', 'الاستفسارات العامة'],
  'Parts Manager': ['Parts Manager', 'مدير قطع الغيار'],
  Administrator: ['Administrator', 'مسؤول النظام'],
}
/** The module that each feature flag belongs to. */
export const flagModules: Readonly<Record<Word<'featureFlag'>, Word<'accessModule'>>> = {
  CREATE_LEAD: 'settings',
  BOOK_A_SERVICE: 'serviceBooking',
  OTP_PROCESS: 'settings',
  CAMPAIGN_ENABLE: 'Content Management',
  TAMARA_INTEGRATION: 'payment',
  MANAGE_SERVICE: 'serviceBooking',
  WAITING_LIST: 'serviceBooking',
  TEST_DRIVE: 'testDrive',
  FEEDBACK: 'feedback',
  COMPLAINTS: 'feedback',
  ROADSIDE_ASSISTANCE: 'roadsideAssistance',
  HOME_SERVICE: 'homeService',
  SURVEYS: 'feedback',
  STAFF_OTP: 'settings',
}
/** Message templates that a tenant may switch on; until then the built-in texts are sent. */
export const templateTexts: Names<'bookingConfirmation' | 'bookingMoved' | 'bookingCancelled'> = {
  bookingConfirmation: [
    '{tenant}: thank you for booking {ref}. We look forward to seeing you on {when} at {location}. Details and changes: {link}',
    '{tenant}: نسعد بلقائك {when}، {location}. حجز {ref}: {link}',
  ],
  bookingMoved: [
    '{tenant}: your booking {ref} has moved. We will see you on {when} at {location}. Details and changes: {link}',
    '{tenant}: موعدك الجديد {when}، {location}. حجز {ref}: {link}',
  ],
  bookingCancelled: [
    '{tenant}: your booking {ref} on {when} at {location} is cancelled. You are welcome any other time.',
    '{tenant}: أُلغي حجزك {ref}، {when} في {location}. نسعد بك في وقت آخر.',
  ],
}
