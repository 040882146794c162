// Texts of demo field requests and follow-ups, in both languages.
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** Where broken-down cars stand. */
export const roadNotes: readonly BothLanguages[] = [
  ['On the ring road after exit 5, on the hard shoulder, hazard lights on.', 'على الدائري بعد مخرج 5 على الكتف والفلشر شغال.'],
  ['In the basement car park of the mall, level B2, next to gate 3.', 'مواقف المجمع تحت الأرض، الدور B2 عند بوابة 3.'],
  ['Opposite the petrol station on the airport road.', 'مقابل محطة الوقود في طريق المطار.'],
  ['In front of the house, the small lane behind the mosque.', 'أمام البيت، الشارع الضيق خلف المسجد.'],
  ['At the school gate; the road is narrow, please come from the north.', 'عند باب المدرسة، الشارع ضيق والدخول من جهة الشمال.'],
]
/** Customers' notes on home service. */
export const homeNotes: readonly BothLanguages[] = [
  ['The car is in the yard; ring the second bell.', 'السيارة في الحوش، اضغط الجرس الثاني.'],
  ['Please call ten minutes before you arrive.', 'أرجو الاتصال قبل الوصول بعشر دقائق.'],
  ['The driver will hand over the key.', 'المفتاح مع السائق.'],
  ['The bell does not work; please call from the gate.', 'الجرس لا يعمل، أرجو الاتصال عند الباب.'],
]
