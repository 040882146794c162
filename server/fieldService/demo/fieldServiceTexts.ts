// Texts of demo field requests and follow-ups, in both languages.
import type { Word } from '../../../src/schema/core/enumerations.ts'
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
  ['After the Asr prayer if possible.', 'بعد صلاة العصر إن أمكن.'],
]
/** A contact with a lead: channel, result and note. */
export interface ContactText {
  channel: Word<'followUpChannel'>
  result: Word<'contactResult'>
  text: BothLanguages
}
/** Contacts. */
export const contactTexts: readonly ContactText[] = [
  {
    channel: 'whatsapp',
    result: 'reached',
    text: ['Sent the quotation with the finance table; will decide after the salary.', 'أُرسل العرض مع جدول التمويل وسيقرر بعد الراتب.'],
  },
  {
    channel: 'call',
    result: 'noAnswer',
    text: ['Did not answer twice; try again in the evening.', 'لم يرد مرتين، تُعاد المحاولة مساءً.'],
  },
  {
    channel: 'call',
    result: 'reached',
    text: ['Asks for white with the sunroof. We have two in the other branch.', 'يرغب بالأبيض مع فتحة سقف، ويتوفر اثنان في الفرع الآخر.'],
  },
  {
    channel: 'visit',
    result: 'reached',
    text: ['Came with his family and drove both trims; likes the higher one.', 'حضر مع عائلته وجرّب الفئتين وأعجبته الأعلى.'],
  },
  {
    channel: 'call',
    result: 'callLater',
    text: ['Is travelling; asked to be called on Sunday.', 'مسافر وطلب الاتصال يوم الأحد.'],
  },
  {
    channel: 'email',
    result: 'reached',
    text: ['Company purchase: sent the offer for four cars and the tax details.', 'شراء باسم شركة: أُرسل عرض أربع سيارات وبيانات الضريبة.'],
  },
  {
    channel: 'call',
    result: 'busy',
    text: ['Line busy; sent a message that we called.', 'الخط مشغول، وأُرسلت رسالة بأننا اتصلنا.'],
  },
  {
    channel: 'sms',
    result: 'reached',
    text: ['Confirmed the address of the branch and the hours.', 'تم تأكيد موقع الفرع وأوقات العمل.'],
  },
  {
    channel: 'call',
    result: 'wrongNumber',
    text: ['Somebody else answers at this number.', 'الرقم لشخص آخر.'],
  },
]
/** Next steps. */
export const nextSteps: readonly { channel: Word<'followUpChannel'>; text: BothLanguages }[] = [
  { channel: 'call', text: ['Call about the bank’s approval.', 'الاتصال بخصوص موافقة البنك.'] },
  {
    channel: 'visit',
    text: ['Visit on Saturday for the test drive; keep the hybrid ready.', 'زيارة السبت لتجربة القيادة، تُجهز الهايبرد.'],
  },
  { channel: 'whatsapp', text: ['Send pictures of the car from the yard.', 'إرسال صور السيارة من المستودع.'] },
  { channel: 'call', text: ['Ask whether the part’s price was accepted.', 'السؤال عن قبول سعر القطعة.'] },
]
