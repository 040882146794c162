// What colleagues wrote when they spoke with somebody, by type of lead; {forms} depend on whom it is about (core/demo/person.ts).
import type { Word } from '../../../src/schema/enumerations.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** A step that follows a contact. */
interface NextStep {
  channel: Word<'followUpChannel'>
  text: BothLanguages
}
/** A contact with a lead: channel, result and note, and what follows from it. */
export interface ContactText extends NextStep {
  result: Word<'contactResult'>
  next: NextStep
}

const financed: ContactText = {
  channel: 'whatsapp',
  result: 'reached',
  text: [
    'Sent the quotation with the finance table; {he|she} decides after the salary.',
    'أُرسل العرض مع جدول التمويل، {وسيقرر|وستقرر} بعد الراتب.',
  ],
  next: { channel: 'call', text: ['Call about the bank’s approval.', 'الاتصال بخصوص موافقة البنك.'] },
}
const company: ContactText = {
  channel: 'email',
  result: 'reached',
  text: ['Company purchase: sent the offer for four cars and the tax details.', 'شراء باسم شركة: أُرسل عرض أربع سيارات وبيانات الضريبة.'],
  next: { channel: 'email', text: ['Ask for the purchase order.', 'طلب أمر الشراء.'] },
}
const pictures: NextStep = { channel: 'whatsapp', text: ['Send pictures of the car from the yard.', 'إرسال صور السيارة من المستودع.'] }

/** Contacts in which something was said, by the type of the lead. */
export const contactTexts: Readonly<Record<Word<'leadType'>, readonly ContactText[]>> = {
  'New Car Sales': [
    financed,
    company,
    {
      channel: 'call',
      result: 'reached',
      text: [
        'Asks for white with the sunroof. We have two in the other branch.',
        '{يرغب|ترغب} بالأبيض مع فتحة سقف، ويتوفر اثنان في الفرع الآخر.',
      ],
      next: pictures,
    },
    {
      channel: 'visit',
      result: 'reached',
      text: [
        'Came with {his|her} family and drove both trims; likes the higher one.',
        '{حضر مع عائلته وجرّب الفئتين وأعجبته|حضرت مع عائلتها وجرّبت الفئتين وأعجبتها} الأعلى.',
      ],
      next: { channel: 'call', text: ['Call with the price of the higher trim.', 'الاتصال بسعر الفئة الأعلى.'] },
    },
  ],
  'Used Car Sales': [
    financed,
    {
      channel: 'call',
      result: 'reached',
      text: [
        'Wants to trade in a 2019 car; comes with it for the valuation.',
        '{يرغب|ترغب} في استبدال سيارة 2019، {وسيحضرها|وستحضرها} للتقييم.',
      ],
      next: { channel: 'visit', text: ['Valuation of the trade-in at the branch.', 'تقييم سيارة الاستبدال في الفرع.'] },
    },
    {
      channel: 'whatsapp',
      result: 'reached',
      text: ['Asks for the inspection report and the service history.', '{طلب|طلبت} تقرير الفحص وسجل الصيانة.'],
      next: pictures,
    },
  ],
  'Test Drive': [
    {
      channel: 'call',
      result: 'reached',
      text: ['Wants to compare the hybrid with the petrol one.', '{يريد|تريد} المقارنة بين الهايبرد والبنزين.'],
      next: { channel: 'visit', text: ['Test drive; keep both cars ready.', 'تجربة القيادة، تُجهز السيارتان.'] },
    },
    {
      channel: 'sms',
      result: 'reached',
      text: ['Confirmed the address of the branch and the hours.', 'تم تأكيد موقع الفرع وأوقات العمل.'],
      next: { channel: 'call', text: ['Remind of the test drive and the licence.', 'التذكير بتجربة القيادة وإحضار الرخصة.'] },
    },
  ],
  'General Inquiry': [
    {
      channel: 'whatsapp',
      result: 'reached',
      text: ['Sent the hours and the location of all branches.', 'أُرسلت أوقات العمل ومواقع الفروع.'],
      next: { channel: 'whatsapp', text: ['Ask whether everything was answered.', 'السؤال إن بقي استفسار آخر.'] },
    },
  ],
  'After Sales Inquiry': [
    {
      channel: 'call',
      result: 'reached',
      text: [
        'Explained what the warranty covers; {he|she} sends the service booklet.',
        'تم توضيح ما يشمله الضمان، {وسيرسل|وسترسل} دفتر الصيانة.',
      ],
      next: { channel: 'call', text: ['Offer a time for the inspection.', 'عرض موعد للفحص.'] },
    },
    {
      channel: 'whatsapp',
      result: 'reached',
      text: ['Sent the price and the duration of the service.', 'أُرسل سعر الصيانة ومدتها.'],
      next: { channel: 'call', text: ['Ask whether to book the service.', 'السؤال عن تثبيت موعد الصيانة.'] },
    },
  ],
  'Parts Inquiry': [
    {
      channel: 'whatsapp',
      result: 'reached',
      text: ['Sent the price of the original part and of the alternative.', 'أُرسل سعر القطعة الأصلية والبديلة.'],
      next: { channel: 'call', text: ['Ask whether the part’s price was accepted.', 'السؤال عن قبول سعر القطعة.'] },
    },
    {
      channel: 'call',
      result: 'reached',
      text: ['The part is not in stock; it takes ten days from the warehouse.', 'القطعة غير متوفرة، وتصل من المستودع خلال عشرة أيام.'],
      next: { channel: 'sms', text: ['Say that the part has arrived.', 'الإبلاغ بوصول القطعة.'] },
    },
  ],
}
const again: NextStep = { channel: 'call', text: ['Try again.', 'إعادة الاتصال.'] }
/** With somebody who was never reached. */
export const unreachedText: ContactText = {
  channel: 'call',
  result: 'noAnswer',
  text: ['Did not answer twice.', '{لم يرد|لم ترد} على اتصالين.'],
  next: again,
}
/** With somebody whose number is not theirs. */
export const junkText: ContactText = {
  channel: 'call',
  result: 'wrongNumber',
  text: ['The number belongs to somebody who did not ask for anything.', 'الرقم لشخص آخر لم يطلب شيئًا.'],
  next: again,
}
/** With somebody who asked twice. */
export const duplicateText: ContactText = {
  channel: 'whatsapp',
  result: 'reached',
  text: [
    'Asked twice; {he|she} knows that we go on with the earlier request.',
    '{أرسل|أرسلت} الطلب مرتين، وتم {إبلاغه|إبلاغها} بالمتابعة على الطلب السابق.',
  ],
  next: again,
}
/** Contacts in which nobody was spoken to, for any lead. */
export const missedTexts: readonly ContactText[] = [
  unreachedText,
  {
    channel: 'call',
    result: 'callLater',
    text: ['Is travelling and asks to be called after {his|her} return.', '{مسافر وطلب الاتصال بعد عودته|مسافرة وطلبت الاتصال بعد عودتها}.'],
    next: { channel: 'call', text: ['Call after the journey.', 'الاتصال بعد السفر.'] },
  },
  {
    channel: 'call',
    result: 'busy',
    text: ['Line busy; sent a message that we called.', 'الخط مشغول، وأُرسلت رسالة بأننا اتصلنا.'],
    next: again,
  },
]
