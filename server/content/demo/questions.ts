// Demo questions and answers of the landing's assistant.
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { hour, hoursAgo, managerOf, type DemoContext } from '../../masters/demo/index.ts'

interface Both {
  en: string
  ar: string
}
const texts: readonly { question: Both; answer: Both; draft?: true }[] = [
  {
    question: { en: 'How do I move or cancel my booking?', ar: 'كيف أغيّر موعد حجزي أو ألغيه؟' },
    answer: {
      en: 'Open “My bookings”, choose the booking and press “Change the time” or “Cancel booking”. Both are free of charge.',
      ar: 'افتح «مواعيدي» واختر الحجز ثم اضغط «تغيير الموعد» أو «إلغاء الحجز»، وكلاهما مجاني.',
    },
  },
  {
    question: { en: 'How long does a regular service take, and may I wait?', ar: 'كم تستغرق الصيانة الدورية؟ وهل يمكنني الانتظار؟' },
    answer: {
      en: 'A regular service takes about two hours. There is a waiting area with coffee and Wi-Fi at every branch, and we send you a message when your car is ready.',
      ar: 'تستغرق الصيانة الدورية نحو ساعتين. في كل فرع صالة انتظار فيها قهوة وواي فاي، ونرسل لك رسالة عندما تكون سيارتك جاهزة.',
    },
  },
  {
    question: { en: 'How much does an oil change cost?', ar: 'كم سعر تغيير الزيت؟' },
    answer: {
      en: 'The price depends on the model and the oil. You see the whole price, VAT included, before you book: choose your car and the oil service under “Book a service”.',
      ar: 'يعتمد السعر على الطراز ونوع الزيت. يظهر لك السعر كاملًا شاملًا الضريبة قبل الحجز: اختر سيارتك وخدمة الزيت في «احجز موعد صيانة».',
    },
  },
  {
    question: {
      en: 'Does my warranty stay valid if I service the car elsewhere?',
      ar: 'هل يبقى الضمان ساريًا إذا عملت الصيانة في مكان آخر؟',
    },
    answer: {
      en: 'Yes, as long as the service follows the manufacturer’s schedule with approved parts and you keep the invoices. Damage caused by other parts or work is not covered.',
      ar: 'نعم، ما دامت الصيانة وفق جدول الشركة المصنّعة وبقطع معتمدة مع الاحتفاظ بالفواتير. أما الأضرار الناتجة عن قطع أو أعمال أخرى فلا يشملها الضمان.',
    },
  },
  {
    question: { en: 'What are your opening hours?', ar: 'ما أوقات العمل لديكم؟' },
    answer: {
      en: 'The showrooms are open from 10:00 AM to 7:00 PM. Workshop times differ from branch to branch: the free times that you see while booking are always current.',
      ar: 'المعارض مفتوحة من 10:00 صباحًا إلى 7:00 مساءً. وتختلف أوقات الورشة من فرع لآخر، والأوقات المتاحة التي تظهر عند الحجز محدّثة دائمًا.',
    },
  },
  {
    question: { en: 'Can I pay in instalments?', ar: 'هل يمكنني الدفع بالتقسيط؟' },
    answer: {
      en: 'Yes. With Tamara you split a service invoice or a deposit into up to four payments without interest. Choose it when you pay online.',
      ar: 'نعم، يمكنك مع تمارا تقسيم فاتورة الصيانة أو العربون على أربع دفعات بدون فوائد. اخترها عند الدفع عبر الإنترنت.',
    },
  },
  {
    question: { en: 'What should I bring to a test drive?', ar: 'ماذا أحضر معي لتجربة القيادة؟' },
    answer: {
      en: 'A valid driving licence is enough. Please come ten minutes early, so that the car is ready for you.',
      ar: 'تكفي رخصة قيادة سارية. نرجو الحضور قبل الموعد بعشر دقائق لتكون السيارة جاهزة لك.',
    },
    draft: true,
  },
]

/** Six published questions and a draft. */
export function makeQuestions(context: DemoContext): RowOf<'questions'>[] {
  const by = managerOf(context, 'General')?.id ?? null
  return texts.map(({ question, answer, draft }, position) => {
    const at = hoursAgo(context, (60 - position * 4) * 24)
    const changed = draft ? undefined : { at: new Date(at.getTime() + hour), by, times: 1 }
    return demoRow('questions', { id: context.random.id(at), at, by, changed }, { question, answer, position, published: !draft })
  })
}
