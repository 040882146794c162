// What other systems call a field in their exports: HubSpot, Salesforce, Odoo and Zoho, by their labels and by the names of their interfaces,
// in English and Arabic. Compared without case, spaces, signs and vowel marks; of several that a file has, the first here counts. Only the
// server reads them: in the definitions of the fields, each page would load them.
import type { ResourceName, resources } from '../resources.ts'

/** Headings of one field. A list among them: the value stands in several columns, and is joined by spaces. */
export type Headings = readonly (string | readonly string[])[]
type OfFields = { [N in ResourceName]?: { [F in keyof (typeof resources)[N]['fields']]?: Headings } }

const rows = ['External ID', 'Record ID', 'المعرف الخارجي', 'معرف خارجي', 'معرف السجل', 'رقم السجل']
const mobiles = [
  // A column of mobiles before one of any telephones.
  ...['Mobile', 'Mobile Phone', 'Mobile Phone Number', 'Mobile Number', 'Phone Number', 'Phone', 'Telephone'],
  ...['الهاتف المحمول', 'رقم الهاتف المحمول', 'الهاتف الجوال', 'الجوال', 'رقم الجوال', 'المحمول', 'رقم الهاتف', 'الهاتف'],
]
const emails = [
  'Email',
  'Email Address',
  'Work Email',
  'Primary Email',
  'E-mail',
  'البريد الإلكتروني',
  'بريد إلكتروني',
  'عنوان البريد الإلكتروني',
]
const notes = ['Description', 'Message', 'Notes', 'Internal Notes', 'Comments', 'الوصف', 'الرسالة', 'ملاحظات', 'الملاحظات']
const makes = ['Make', 'Make Name', 'Brand', 'Manufacturer', 'الماركة', 'العلامة التجارية', 'الشركة المصنعة']
const models = ['Model', 'Model Name', 'الموديل', 'الطراز', 'النموذج']
const tagged = ['Tags', 'Tag', 'Tags/Name', 'علامات التصنيف', 'الوسوم']

const cars = {
  vin: [
    ...['VIN', 'VIN Number', 'Chassis Number', 'Vehicle Identification Number', 'vin_sn'],
    ...['رقم الشاسيه', 'رقم الهيكل', 'رقم تعريف المركبة'],
  ],
  makeId: makes,
  model: models,
  year: ['Model Year', 'Year', 'سنة الموديل', 'سنة الطراز', 'سنة الصنع'],
  colourId: ['Color', 'Exterior Color', 'اللون'],
  mileageKm: ['Last Odometer', 'Odometer', 'Mileage', 'Last Odometer Reading', 'آخر قراءة لعداد المسافات', 'عداد المسافات', 'الممشى'],
} satisfies Record<string, Headings>

/** A whole name in one column, where a resource holds it in two fields. */
export const fullNames: Headings = [
  ...['Full Name', 'Display Name', 'Contact Name', 'Customer Name', 'Complete Name', 'Name'],
  ...['الاسم الكامل', 'الاسم المعروض', 'اسم العرض', 'اسم جهة الاتصال', 'اسم العميل', 'الاسم'],
]

/** Headings by resource and field. */
export const headings: OfFields = {
  customers: {
    externalId: [...rows, 'Contact ID', 'Customer ID', 'Id', 'معرف جهة الاتصال'],
    firstName: ['First Name', 'Given Name', 'الاسم الأول', 'الاسم الاول'],
    lastName: ['Last Name', 'Surname', 'Family Name', 'اسم العائلة', 'الاسم الأخير'],
    mobile: mobiles,
    email: emails,
    commercialRegistration: [
      'Company Registry',
      'Commercial Registration Number',
      'CR Number',
      'السجل التجاري',
      'رقم السجل التجاري',
      'سجل الشركة',
    ],
    vatNumber: ['VAT', 'Tax ID', 'VAT Number', 'VAT Registration Number', 'الرقم الضريبي', 'معرف الضريبة'],
    birthDate: ['Birthdate', 'Date of Birth', 'Birthday', 'تاريخ الميلاد', 'تاريخ الولادة'],
    tags: tagged,
  },
  leads: {
    externalId: [...rows, 'Lead ID', 'Id', 'معرف العميل المتوقع', 'معرف العميل المحتمل'],
    name: [...fullNames, 'Lead Name', 'اسم العميل المحتمل', ['First Name', 'Last Name'], ['الاسم الأول', 'اسم العائلة']],
    mobile: mobiles,
    email: emails,
    makeId: makes,
    model: models,
    message: notes,
    tags: tagged,
  },
  vehicles: {
    externalId: [...rows, 'Vehicle ID', 'Asset ID', 'Id'],
    plate: ['License Plate', 'Licence Plate', 'Plate Number', 'Registration Number', 'لوحة الترخيص', 'رقم اللوحة', 'اللوحة'],
    ...cars,
    deliveredOn: ['Delivery Date', 'Purchase Date', 'تاريخ التسليم', 'تاريخ الشراء'],
  },
  stockCars: cars,
}

/**
 * Names of fields by which advertising networks and form tools send what a lead has, besides the headings above; `outsideId` is their own id of
 * it. Too vague for the headings of a file.
 */
export const formNames = {
  name: ['your name', 'middle name', 'given name', 'family name'],
  mobile: ['tel', 'cell', 'cell phone', 'user phone', 'whatsapp number'],
  email: ['user email', 'your email'],
  message: ['comment', 'your message', 'question', 'questions', 'inquiry', 'details'],
  locationId: ['location', 'showroom', 'dealer', 'store'],
  makeId: ['car make', 'car brand', 'vehicle make'],
  model: ['car model', 'vehicle model', 'vehicle'],
  preferredAt: ['preferred time', 'appointment time'],
  utm: ['utm source', 'utm medium', 'utm campaign', 'utm term', 'utm content', 'utm id'],
  outsideId: ['leadgen id', 'submission id', 'entry id', 'event id', 'response id'],
} as const
