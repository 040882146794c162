// Texts of demo complaints, praise and replies, in both languages.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** A complaint's text. */
export interface ComplaintText {
  category: Word<'complaintCategory'>
  department: Word<'department'>
  severity: Word<'severity'>
  text: BothLanguages
}
/** Complaints as customers write them. */
export const complaintTexts: readonly ComplaintText[] = [
  {
    category: 'workmanship',
    department: 'Service',
    severity: 'high',
    text: [
      'I brought the car for a noise at the front right wheel. You changed the shock absorber and I paid, and the same noise came back two days later.',
      'أدخلت السيارة بسبب صوت عند العجلة الأمامية اليمنى، غيرتم المساعد ودفعت، وبعد يومين رجع نفس الصوت.',
    ],
  },
  {
    category: 'workmanship',
    department: 'Service',
    severity: 'critical',
    text: [
      'The brakes make a grinding sound since the service and the pedal goes down too far. I am afraid to drive it with my children.',
      'من بعد الصيانة والفرامل تطلع صوت احتكاك والدعسة تنزل كثيرًا. أخاف أسوقها ومعي أطفالي.',
    ],
  },
  {
    category: 'workmanship',
    department: 'Bodyshop',
    severity: 'normal',
    text: [
      'The paint of the new bumper is a shade darker than the wing next to it. It shows clearly in the sun.',
      'لون الصدام الجديد أغمق من الرفرف الذي بجانبه، والفرق واضح تحت الشمس.',
    ],
  },
  {
    category: 'delay',
    department: 'Service',
    severity: 'high',
    text: [
      'The car is five days later than promised. Each time I call I hear “tomorrow”.',
      'تأخرت السيارة خمسة أيام عن الموعد، وكل ما اتصلت قالوا «بكرة».',
    ],
  },
  {
    category: 'delay',
    department: 'Service',
    severity: 'normal',
    text: [
      'I had an appointment at ten and nobody took the keys before half past eleven.',
      'موعدي الساعة العاشرة ولم يستلم أحد المفتاح إلا الحادية عشرة والنصف.',
    ],
  },
  {
    category: 'price',
    department: 'Service',
    severity: 'normal',
    text: [
      'The estimate said 850 riyals and the bill says 1,290. Nobody called me before doing the extra work.',
      'التقدير كان 850 ريالًا والفاتورة 1290، ولم يتصل بي أحد قبل الشغل الزيادة.',
    ],
  },
  {
    category: 'price',
    department: 'Service',
    severity: 'low',
    text: ['You charged me for a wash that the service is supposed to include.', 'حسبتم عليّ الغسيل مع أنه ضمن الصيانة.'],
  },
  {
    category: 'parts',
    department: 'Parts',
    severity: 'high',
    text: [
      'The window regulator has been on order for three weeks. I drive with the window taped shut in this heat.',
      'ماكينة القزاز مطلوبة من ثلاثة أسابيع وأنا أسوق بالقزاز ملصّق في هذا الحر.',
    ],
  },
  {
    category: 'parts',
    department: 'Parts',
    severity: 'normal',
    text: [
      'I bought a headlight at your counter and it is for the older model. The box was not opened in front of me.',
      'اشتريت شمعة من عندكم وطلعت للطراز القديم، ولم يفتح الكرتون أمامي.',
    ],
  },
  {
    category: 'staffConduct',
    department: 'Service',
    severity: 'high',
    text: [
      'The man at the reception spoke to my mother without respect when she asked about the bill.',
      'موظف الاستقبال تكلم مع والدتي بأسلوب غير لائق عندما سألته عن الفاتورة.',
    ],
  },
  {
    category: 'staffConduct',
    department: 'Sales',
    severity: 'normal',
    text: [
      'I visited the showroom twice and each time the salesman left me standing for another customer.',
      'زرت المعرض مرتين وكل مرة يتركني المندوب {واقفًا|واقفة} ويذهب لعميل آخر.',
    ],
  },
  {
    category: 'cleanliness',
    department: 'Service',
    severity: 'low',
    text: [
      'The car came back with grease on the driver’s seat and the steering wheel.',
      'رجعت السيارة وعلى مرتبة السائق والدركسون آثار شحم.',
    ],
  },
  {
    category: 'communication',
    department: 'Service',
    severity: 'normal',
    text: [
      'I called the branch nine times in two days and nobody answered. The WhatsApp messages were read and not answered.',
      'اتصلت على الفرع تسع مرات خلال يومين دون رد، ورسائل الواتساب مقروءة بلا جواب.',
    ],
  },
  {
    category: 'communication',
    department: 'General',
    severity: 'low',
    text: [
      'I still receive your offers although I asked twice to be taken off the list.',
      'ما زالت تصلني رسائل العروض مع أني طلبت إيقافها مرتين.',
    ],
  },
  {
    category: 'sales',
    department: 'Sales',
    severity: 'high',
    text: [
      'I paid the deposit for the white one and at delivery I was told only grey is left.',
      'دفعت العربون على اللون الأبيض وعند الاستلام قالوا لم يبق إلا الرصاصي.',
    ],
  },
  {
    category: 'sales',
    department: 'Sales',
    severity: 'normal',
    text: [
      'The transfer of ownership is not finished ten days after delivery; I cannot renew the insurance.',
      'مضت عشرة أيام على الاستلام ولم تُنقل الملكية، ولا أستطيع تجديد التأمين.',
    ],
  },
  {
    category: 'other',
    department: 'General',
    severity: 'low',
    text: ['There is no place to park at the branch after six in the evening.', 'لا توجد مواقف عند الفرع بعد السادسة مساءً.'],
  },
]
/** First replies to a customer. */
export const firstReplies: readonly BothLanguages[] = [
  [
    'Thank you for telling us. I am sorry for the trouble; I am looking into it myself and will call you today.',
    'شكرًا لإبلاغنا ونعتذر عما حدث. أتابع الموضوع بنفسي وسأتصل بك اليوم.',
  ],
  [
    'We have read your message and spoken to the workshop. You will hear from us by tomorrow noon.',
    'اطلعنا على رسالتك وتحدثنا مع الورشة، وسنرد عليك قبل ظهر الغد.',
  ],
  [
    'Please bring the car in whenever it suits you, we will inspect it at no cost.',
    'تفضل بإحضار السيارة في أي وقت يناسبك وسنفحصها دون أي رسوم.',
  ],
]
/** Resolutions of complaints. */
export const resolutions: readonly BothLanguages[] = [
  [
    'Inspected again with the customer, repaired free of charge and test driven together. {He|She} is content.',
    '{أُعيد الفحص بحضور العميل وأُصلحت دون رسوم وجُربت معه، والعميل راضٍ|أُعيد الفحص بحضور العميلة وأُصلحت دون رسوم وجُربت معها، والعميلة راضية}.',
  ],
  [
    'Apologised and refunded the difference to the estimate. Advisors were reminded to call before extra work.',
    'تم الاعتذار وإعادة الفرق عن التقدير، ونُبّه المستشارون بالاتصال قبل أي عمل إضافي.',
  ],
  [
    'The part arrived by air and was fitted the same day; the wait was made up for with a free oil change.',
    'وصلت القطعة جوًا ورُكبت في اليوم نفسه، {وعُوّض العميل|وعُوّضت العميلة} بتغيير زيت مجاني.',
  ],
  ['The branch manager called and apologised; the customer accepts.', 'اتصل مدير الفرع واعتذر، {وقبل العميل|وقبلت العميلة} الاعتذار.'],
  [
    'The car was collected from {his|her} home, cleaned inside and out, and brought back.',
    'استُلمت السيارة من {منزله|منزلها} ونُظفت من الداخل والخارج وأُعيدت {إليه|إليها}.',
  ],
]
/** A feedback's rating and text. */
export interface FeedbackText {
  stars: 1 | 2 | 3 | 4 | 5
  category: Word<'complaintCategory'>
  text: BothLanguages
}
/** Feedback as customers write it. */
export const feedbackTexts: readonly FeedbackText[] = [
  {
    stars: 5,
    category: 'workmanship',
    text: [
      'Ready an hour early, and everything was explained to me on the car itself.',
      'جهزت قبل الموعد بساعة وشرحوا لي كل شيء على السيارة نفسها.',
    ],
  },
  {
    stars: 5,
    category: 'staffConduct',
    text: [
      'The advisor was courteous and honest about what could wait until the next service.',
      'المستشار محترم وصادق فيما يمكن تأجيله للصيانة القادمة.',
    ],
  },
  {
    stars: 5,
    category: 'cleanliness',
    text: ['The car came back cleaner than the day I bought it. Thank you.', 'رجعت السيارة أنظف من يوم اشتريتها، شكرًا لكم.'],
  },
  {
    stars: 5,
    category: 'communication',
    text: ['A message at each step. I did not have to call once.', 'رسالة عند كل خطوة ولم أحتج للاتصال ولا مرة.'],
  },
  { stars: 5, category: 'other', text: ['Excellent, as always.', 'ممتاز كالعادة، الله يعطيكم العافية.'] },
  { stars: 4, category: 'other', text: ['Good work; parking at the branch is difficult.', 'شغل ممتاز لكن المواقف عند الفرع صعبة.'] },
  {
    stars: 4,
    category: 'price',
    text: ['Quick service and a clear bill, a little expensive.', 'خدمة سريعة وفاتورة واضحة، والسعر مرتفع قليلًا.'],
  },
  {
    stars: 4,
    category: 'delay',
    text: ['All fine, only the reception was slow at the start.', 'كل شيء جيد، فقط الاستقبال كان بطيئًا في البداية.'],
  },
  { stars: 3, category: 'delay', text: ['All right, but two hours for an oil change is long.', 'لا بأس، لكن ساعتين لتغيير زيت كثيرة.'] },
  {
    stars: 3,
    category: 'cleanliness',
    text: ['The waiting room was crowded and the coffee machine broken.', 'صالة الانتظار مزدحمة وماكينة القهوة معطلة.'],
  },
  { stars: 2, category: 'communication', text: ['I had to call three times to learn the price.', 'اتصلت ثلاث مرات حتى أعرف السعر.'] },
  { stars: 2, category: 'price', text: ['The same brake pads cost half of that elsewhere.', 'نفس الفحمات بنصف السعر في مكان آخر.'] },
  {
    stars: 1,
    category: 'workmanship',
    text: ['The warning light came on again before I reached home.', 'لمبة التحذير رجعت قبل أن أصل البيت.'],
  },
]
/** Replies to feedback: to satisfied customers and to others. */
export const thanks: { content: readonly BothLanguages[]; others: readonly BothLanguages[] } = {
  content: [
    ['Thanked the customer and passed it on to the team.', '{شُكر العميل ونُقلت كلمته|شُكرت العميلة ونُقلت كلمتها} للفريق.'],
    ['Sent a thank-you message.', 'أُرسلت رسالة شكر.'],
  ],
  others: [
    ['Called the customer, apologised and offered a free check.', 'تم الاتصال {بالعميل|بالعميلة} والاعتذار وعرض فحص مجاني.'],
    ['Discussed with the branch; the customer was told what changes.', 'نوقش مع الفرع، {وأُبلغ العميل|وأُبلغت العميلة} بما سيتغير.'],
  ],
}
