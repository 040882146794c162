// What colleagues wrote when they spoke with somebody.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

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

/** A contact with a lead: channel, result and note. */
export interface ContactText {
  channel: Word<'followUpChannel'>
  result: Word<'contactResult'>
  text: BothLanguages
}
