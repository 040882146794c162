// Texts of additional work and awaited parts in the demo.
import type { Bilingual } from '../../../src/schema/core/values.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** Additional work: net price in halalas, minutes and reason. */
export const foundWork: readonly {
  name: Bilingual
  price: number
  minutes: number
  reason: BothLanguages
}[] = [
  {
    name: { en: 'Front brake pads', ar: 'فحمات الفرامل الأمامية' },
    price: 42_000,
    minutes: 60,
    reason: ['The pads are down to 2 mm; we recommend changing them below 3 mm.', 'سماكة الفحمات 2 مم، وننصح بتغييرها إذا قلت عن 3 مم.'],
  },
  {
    name: { en: 'Brake disc skimming', ar: 'خرط هوبات الفرامل' },
    price: 18_000,
    minutes: 45,
    reason: [
      'The discs are uneven, which you feel when braking at speed.',
      'سطح الهوبات غير مستوٍ، ويظهر ذلك كاهتزاز عند الفرملة على السرعات العالية.',
    ],
  },
  {
    name: { en: 'Battery', ar: 'بطارية' },
    price: 48_500,
    minutes: 20,
    reason: ['The battery holds 54 % of its charge and may fail in the heat.', 'كفاءة البطارية 54% وقد تتوقف في الحر.'],
  },
  {
    name: { en: 'Wiper blades', ar: 'مساحات الزجاج' },
    price: 9_500,
    minutes: 10,
    reason: ['The rubber is torn and leaves streaks.', 'المطاط متشقق ويترك أثرًا على الزجاج.'],
  },
  {
    name: { en: 'Cabin air filter', ar: 'فلتر المكيف' },
    price: 11_000,
    minutes: 15,
    reason: ['The filter is full of dust; the air conditioning blows weakly.', 'الفلتر ممتلئ بالغبار وهواء المكيف ضعيف.'],
  },
  {
    name: { en: 'Rear shock absorbers', ar: 'مساعدات خلفية' },
    price: 96_000,
    minutes: 120,
    reason: ['One of them leaks oil.', 'يوجد تسريب زيت من أحد المساعدات.'],
  },
  {
    name: { en: 'Coolant flush', ar: 'تغيير سائل التبريد' },
    price: 22_000,
    minutes: 40,
    reason: ['The coolant is brown and no longer protects.', 'لون سائل التبريد بني ولم يعد يحمي المحرك.'],
  },
  {
    name: { en: 'Two tyres', ar: 'إطاران' },
    price: 88_000,
    minutes: 40,
    reason: ['The rear tyres are from 2020 and cracked at the side.', 'الإطارات الخلفية من إنتاج 2020 وبها تشققات جانبية.'],
  },
]

/** Awaited parts. */
export const awaitedParts: readonly { name: string; partNumber: string; quantity: number; supplier: string }[] = [
  { name: 'Front brake pad set', partNumber: '04465-33471', quantity: 1, supplier: 'Central warehouse' },
  { name: 'Water pump', partNumber: '16100-39466', quantity: 1, supplier: 'المستودع المركزي' },
  { name: 'Engine mount', partNumber: '12305-28230', quantity: 2, supplier: 'Central warehouse' },
  { name: 'Shock absorber, rear', partNumber: '48530-09U40', quantity: 2, supplier: 'فرع جدة' },
  { name: 'Oxygen sensor', partNumber: '89467-06150', quantity: 1, supplier: 'Central warehouse' },
]
/** Services of the catalogue that customers did not want when they were offered, and why they were offered. */
export const refusedWork: readonly { code: string; reason: BothLanguages }[] = [
  { code: 'BRAKES', reason: ['Front pads are at 3 mm; safe for about two more months.', 'فحمات الفرامل الأمامية 3 ملم، وتكفي نحو شهرين.'] },
  { code: 'TYRES', reason: ['Tread is down to 2 mm on both rear tyres.', 'عمق نقشة الكفرين الخلفيين 2 ملم.'] },
  { code: 'BATTERY', reason: ['The battery holds 58 % of its capacity.', 'البطارية تحتفظ بـ58٪ من سعتها.'] },
  {
    code: 'ALIGNMENT',
    reason: ['The car pulls to the left; the tyres wear unevenly.', 'السيارة تسحب لليسار والكفرات تتآكل بشكل غير متساوٍ.'],
  },
  { code: 'AC', reason: ['The air conditioning cools only to 14 °C.', 'التكييف لا يبرّد أقل من 14 درجة.'] },
]
