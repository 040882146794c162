// The rules for complaints with which every tenant starts; each tenant may change them.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'

interface StartingRule {
  name: readonly [en: string, ar: string]
  department: Word<'department'>
  severity: Word<'severity'>
  category: Word<'complaintCategory'>
  words: readonly [en: string, ar: string]
}

/** The rules in the order in which they are applied: danger first, general words last. */
const startingRules: readonly StartingRule[] = [
  {
    name: ['Danger', 'خطر على السلامة'],
    department: 'Service',
    severity: 'critical',
    category: 'workmanship',
    words: [
      'accident*, unsafe, danger*, brake*, fire, smoke, injur*, airbag*, afraid to drive, lost control',
      'حادث*, حوادث, خطر*, خطير*, فرامل*, بريك*, حريق*, احترق*, دخان*, اصابه*, وسائد هوائية, أخاف أسوق*, فقدت السيطرة',
    ],
  },
  {
    name: ['Staff conduct', 'تعامل الموظفين'],
    department: 'General',
    severity: 'high',
    category: 'staffConduct',
    words: [
      'rude*, insult*, disrespect*, without respect, impolite, shouted, lied, ignored me, left me standing',
      'إهانة*, أهان*, قلة احترام, قلة ادب, غير لائق, بدون احترام, معاملة سيئة, سوء معاملة, سوء التعامل, صرخ*, كذب*, تجاهل*, بأسلوب*',
    ],
  },
  {
    name: ['Body and paint', 'السمكرة والدهان'],
    department: 'Bodyshop',
    severity: 'normal',
    category: 'workmanship',
    words: ['scratch*, dent*, paint*, bumper*, bodywork', 'خدش*, خدوش*, صدام*, دهان*, بوية*, سمكرة*, رفرف*, طعج*, انبعاج*'],
  },
  {
    name: ['Spare parts', 'قطع الغيار'],
    department: 'Parts',
    severity: 'normal',
    category: 'parts',
    words: ['spare part*, part, parts, accessor*, on order, out of stock', 'قطعة*, قطع غيار*, قطع*, إكسسوار*, غير متوفر*, كرتون*'],
  },
  {
    name: ['Buying a car', 'شراء سيارة'],
    department: 'Sales',
    severity: 'normal',
    category: 'sales',
    words: [
      'salesman, saleswoman, salesperson, sales, showroom, deposit, test drive*, transfer of ownership, new car',
      'مندوب*, مبيعات*, معرض*, عربون*, تجربة قيادة*, نقل الملكية, تنقل الملكية, سيارة جديدة',
    ],
  },
  {
    name: ['Payment', 'المدفوعات'],
    department: 'Finance',
    severity: 'normal',
    category: 'price',
    words: [
      'refund*, invoice*, bill, overcharg*, charged, instalment*, installment*, payment*, paid, price*, expensive',
      'استرداد*, استرجاع المبلغ, فاتورة*, قسط*, أقساط*, دفعت*, مبلغ*, رسوم*, سعر*, أسعار*, غالي*',
    ],
  },
  {
    name: ['Delay', 'التأخير'],
    department: 'Service',
    severity: 'normal',
    category: 'delay',
    words: [
      'late, delay*, waiting, waited, not ready, tomorrow, postponed',
      'تأخر*, تأخير*, متأخر*, انتظر*, انتظار*, غير جاهز*, ليست جاهزة, بكرة, تأجيل*',
    ],
  },
  {
    name: ['Cleanliness', 'النظافة'],
    department: 'Service',
    severity: 'low',
    category: 'cleanliness',
    words: ['dirt*, wash*, unclean, stain*, grease*, smell*', 'وسخ*, متسخ*, غسيل*, نظاف*, غير نظيف*, بقع*, شحم*, رائحة*, ريحة*'],
  },
  {
    name: ['No answer', 'عدم الرد'],
    department: 'General',
    severity: 'normal',
    category: 'communication',
    words: [
      'no answer, nobody answer*, no one answer*, not answer*, nobody call*, no one call*, call me back, unanswered',
      'لا أحد يرد*, محد يرد*, ما يردون*, لم يرد*, لم يتصل*, ما اتصل*, دون رد, بدون رد, بلا جواب, عدم الرد, تواصل*',
    ],
  },
  {
    name: ['Repair and maintenance', 'الإصلاح والصيانة'],
    department: 'Service',
    severity: 'normal',
    category: 'workmanship',
    words: [
      'repair*, fix*, service, maintenance, workshop, engine*, gear*, oil, noise*, leak*, warranty',
      'صيانة*, إصلاح*, تصليح*, ورشة*, محرك*, مكينة*, قير*, زيت*, صوت*, تهريب*, تسريب*, عطل*, أعطال*, ضمان*',
    ],
  },
]

/** Makes the rows of the rules. */
export const startingCaseRules = (make: (values: Row) => RowOf<'caseRules'>): RowOf<'caseRules'>[] =>
  startingRules.map(({ name: [en, ar], words, ...chosen }, position) =>
    make({ ...chosen, name: { en, ar }, words: words.join('\n'), position }),
  )
