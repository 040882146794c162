// Sentences of customers and staff, in English and Arabic.
import type { Word } from '../../../../src/schema/enumerations.ts'

/** A sentence in both languages. */
export type BothLanguages = readonly [en: string, ar: string]

/** What customers say is wrong with the car. */
export const concerns: readonly BothLanguages[] = [
  ['There is a noise from the front right wheel when braking.', 'يوجد صوت من العجلة الأمامية اليمنى عند الفرملة.'],
  ['The air conditioning is weak at noon.', 'المكيف ضعيف وقت الظهر.'],
  ['The check-engine light came on yesterday.', 'ظهرت لمبة المحرك أمس.'],
  ['The steering pulls a little to the left.', 'الدركسون يسحب قليلًا إلى اليسار.'],
  ['Please call me before changing any parts.', 'أرجو الاتصال بي قبل تغيير أي قطعة.'],
  ['Slow to start in the morning.', 'تتأخر في التشغيل صباحًا.'],
  ['A small oil spot under the car.', 'بقعة زيت صغيرة تحت السيارة.'],
  ['I need it back on the same day.', 'أحتاجها في اليوم نفسه.'],
  ['The rear camera goes black at times.', 'كاميرا الخلف تنطفئ أحيانًا.'],
  ['It shakes above 120 km/h.', 'تهتز فوق سرعة 120.'],
]

/** Failed quality checks. */
export const checkFailures: readonly BothLanguages[] = [
  ['The brake still squeals at low speed.', 'الفرامل لا تزال تصدر صوتًا على السرعات المنخفضة.'],
  ['The oil filter housing drips.', 'يوجد تنقيط من غطاء فلتر الزيت.'],
  ['The dashboard still shows the service light.', 'لمبة الصيانة لا تزال مضاءة.'],
  ['A wheel nut was not tightened to torque.', 'أحد صواميل الإطار غير مشدود بالعزم المطلوب.'],
]

/** Reasons for cancelling a booking. */
export const cancelReasons: readonly BothLanguages[] = [
  ['I am travelling that week.', 'سأكون {مسافرًا|مسافرة} في ذلك الأسبوع.'],
  ['Found an earlier time elsewhere.', 'وجدت موعدًا أقرب.'],
  ['The problem went away.', 'زالت المشكلة.'],
  ['Booked twice by mistake.', 'حجزت مرتين بالخطأ.'],
  ['Not enough time that day.', 'الوقت لا يناسبني ذلك اليوم.'],
]

/** Reasons for a no-show. */
export const absences: readonly BothLanguages[] = [
  ['Did not come and did not answer the phone.', '{لم يحضر ولم يرد|لم تحضر ولم ترد} على الاتصال.'],
  ['Called later to apologise.', '{اتصل لاحقًا واعتذر|اتصلت لاحقًا واعتذرت}.'],
]

/** Reasons for rejecting a vehicle. */
export const rejections: readonly BothLanguages[] = [
  ['The plate does not match the registration card.', 'اللوحة لا تطابق رخصة السير.'],
  ['The VIN belongs to another model.', 'رقم الهيكل يعود لطراز آخر.'],
  ['Registered to somebody else; transfer of ownership is needed.', 'المركبة مسجلة باسم شخص آخر ويلزم نقل الملكية.'],
]

/** Customers' questions, by lead type. */
export const questions: Record<Word<'leadType'>, readonly BothLanguages[]> = {
  'New Car Sales': [
    ['What is the cash price, and when could I have it?', 'كم السعر كاش ومتى التسليم؟'],
    ['Do you finance without a down payment?', 'هل يوجد تمويل بدون دفعة أولى؟'],
    ['Is the full option in white available?', 'هل يتوفر فل كامل باللون الأبيض؟'],
  ],
  'Used Car Sales': [
    ['I would like to trade in my car.', 'أرغب في استبدال سيارتي.'],
    ['Do you have one below 80,000 km with a warranty?', 'هل يوجد ممشى أقل من 80 ألف مع ضمان؟'],
  ],
  'General Inquiry': [
    ['What are your hours in Ramadan?', 'ما أوقات الدوام في رمضان؟'],
    ['Do you have a branch in the south?', 'هل لديكم فرع في الجنوب؟'],
    ['How do I update my mobile number?', 'كيف أحدّث رقم جوالي؟'],
  ],
  'After Sales Inquiry': [
    ['Is the battery covered by the warranty?', 'هل البطارية ضمن الضمان؟'],
    ['How long does the 40,000 km service take?', 'كم تستغرق صيانة 40 ألف؟'],
  ],
  'Parts Inquiry': [
    ['Do you have the front bumper, and what does it cost?', 'هل يتوفر الصدام الأمامي وكم سعره؟'],
    ['I need original brake pads for this model.', 'أحتاج فحمات أصلية لهذا الطراز.'],
  ],
  'Test Drive': [
    ['Could I try it at the weekend?', 'هل يمكنني تجربتها في عطلة نهاية الأسبوع؟'],
    ['I would like to try the hybrid.', 'أرغب في تجربة النسخة الهايبرد.'],
  ],
}
