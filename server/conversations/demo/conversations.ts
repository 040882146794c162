// Conversations by WhatsApp in the demo: words of customers, in the languages that they write.

/** One: minutes ago that the person wrote each line, oldest first; `answered` says that a colleague answered the first ones. */
export interface DemoConversation {
  languageId: '1' | '2'
  lines: readonly { minutesAgo: number; body: string; from: 'customer' | 'staff' }[]
}

/** Ready answers of the demo. */
export const demoAnswers = [
  {
    name: 'Opening hours',
    body: {
      en: 'We are open from Saturday to Thursday, 8 am to 8 pm.',
      ar: 'نستقبلكم من السبت إلى الخميس، من 8 صباحًا إلى 8 مساءً.',
    },
  },
  {
    name: 'Car is ready',
    body: { en: 'Your car is ready. You are welcome to collect it.', ar: 'سيارتك جاهزة، وبإمكانك استلامها في أي وقت.' },
  },
  {
    name: 'We will call',
    body: { en: 'Thank you for your message. A colleague calls you shortly.', ar: 'شكرًا لرسالتك، سيتصل بك أحد زملائنا قريبًا.' },
  },
] as const

/** The newest first. */
export const demoConversations: readonly DemoConversation[] = [
  {
    languageId: '2',
    lines: [
      { minutesAgo: 26, from: 'customer', body: 'السلام عليكم، هل يمكن تقديم موعدي إلى الصباح؟' },
      { minutesAgo: 25, from: 'customer', body: 'أي وقت قبل العاشرة يناسبني.' },
    ],
  },
  {
    languageId: '1',
    lines: [
      { minutesAgo: 190, from: 'customer', body: 'Hi, is my car ready yet?' },
      { minutesAgo: 182, from: 'staff', body: 'Good afternoon! It is in the quality check and will be ready at five.' },
      { minutesAgo: 180, from: 'customer', body: 'Great, thank you.' },
    ],
  },
  {
    languageId: '2',
    lines: [
      { minutesAgo: 2900, from: 'customer', body: 'كم سعر فحص ما قبل السفر؟' },
      { minutesAgo: 2890, from: 'staff', body: 'أهلًا بك، سعر الفحص 199 ريالًا شاملًا الضريبة.' },
    ],
  },
]
