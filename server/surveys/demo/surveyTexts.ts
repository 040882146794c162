// Texts of demo surveys and customers' free-text answers.
import type { Question } from '../../../src/schema/core/compounds.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** A survey. */
export interface SurveyText {
  name: BothLanguages
  type: Word<'surveyType'>
  module: Word<'surveyModule'>
  trigger: Word<'surveyTrigger'>
  status: Word<'surveyStatus'>
  delayHours: number
  questions: Question[]
}
const yes = 'yes'
const no = 'no'
const recommend: Question = {
  id: 'recommend',
  kind: 'yesNo',
  label: { en: 'Would you recommend us to your family?', ar: 'هل توصي أهلك بالتعامل معنا؟' },
  required: true,
}
const nps: Question = {
  id: 'nps',
  kind: 'nps',
  label: { en: 'From 0 to 10: how likely are you to recommend us to a friend?', ar: 'من 0 إلى 10: ما مدى احتمال أن توصي بنا صديقًا؟' },
  required: true,
}

/** All surveys; the first two have responses. */
export const surveyTexts: readonly SurveyText[] = [
  {
    name: ['After the service', 'بعد الصيانة'],
    type: 'Rating',
    module: 'Service',
    trigger: 'bookingDelivered',
    status: 'active',
    delayHours: 24,
    questions: [
      { id: 'visit', kind: 'rating', label: { en: 'How was your visit?', ar: 'كيف كانت زيارتك؟' }, required: true },
      {
        id: 'inTime',
        kind: 'yesNo',
        label: { en: 'Was the car ready at the promised time?', ar: 'هل جهزت السيارة في الوقت الموعود؟' },
        required: true,
      },
      {
        id: 'late',
        kind: 'choice',
        label: { en: 'How late was it?', ar: 'كم كان التأخير؟' },
        required: true,
        choices: [
          { en: 'Less than an hour', ar: 'أقل من ساعة' },
          { en: 'The same day', ar: 'في اليوم نفسه' },
          { en: 'A day or more', ar: 'يوم أو أكثر' },
        ],
        showIf: { question: 'inTime', equals: no },
      },
      {
        id: 'explained',
        kind: 'rating',
        label: { en: 'How well was the work explained to you?', ar: 'ما مدى وضوح شرح الأعمال لك؟' },
        required: true,
      },
      nps,
      recommend,
      {
        id: 'why',
        kind: 'text',
        label: { en: 'What should we do better?', ar: 'ما الذي علينا تحسينه؟' },
        required: false,
        showIf: { question: 'recommend', equals: no },
      },
    ],
  },
  {
    name: ['After the test drive', 'بعد تجربة القيادة'],
    type: 'General',
    module: 'Test drive',
    trigger: 'testDriveDone',
    status: 'active',
    delayHours: 4,
    questions: [
      { id: 'car', kind: 'rating', label: { en: 'How did you like the car?', ar: 'ما رأيك في السيارة؟' }, required: true },
      { id: 'host', kind: 'rating', label: { en: 'How did you like our colleague?', ar: 'ما رأيك في تعامل زميلنا؟' }, required: true },
      nps,
      { id: 'offer', kind: 'yesNo', label: { en: 'May we send you an offer?', ar: 'هل نرسل لك عرض سعر؟' }, required: true },
      {
        id: 'when',
        kind: 'choice',
        label: { en: 'When do you think of buying?', ar: 'متى تفكر في الشراء؟' },
        required: false,
        choices: [
          { en: 'This month', ar: 'هذا الشهر' },
          { en: 'In three months', ar: 'خلال ثلاثة أشهر' },
          { en: 'Later', ar: 'لاحقًا' },
        ],
        showIf: { question: 'offer', equals: yes },
      },
    ],
  },
  {
    name: ['Service at home', 'الصيانة المنزلية'],
    type: 'Duration',
    module: 'Home Service',
    trigger: 'homeServiceDone',
    status: 'paused',
    delayHours: 2,
    questions: [
      {
        id: 'minutes',
        kind: 'duration',
        label: { en: 'How many minutes did you wait for us?', ar: 'كم دقيقة انتظرت وصولنا؟' },
        required: true,
      },
      { id: 'clean', kind: 'yesNo', label: { en: 'Was the place left clean?', ar: 'هل تُرك المكان نظيفًا؟' }, required: true },
      recommend,
    ],
  },
  {
    name: ['Customers of the year', 'عملاء العام'],
    type: 'General',
    module: 'Customer',
    trigger: 'manual',
    status: 'draft',
    delayHours: 0,
    questions: [
      {
        id: 'years',
        kind: 'number',
        label: { en: 'For how many years have you been with us?', ar: 'منذ كم سنة وأنت معنا؟' },
        required: true,
      },
      { id: 'wish', kind: 'text', label: { en: 'What do you wish for from us?', ar: 'ماذا تتمنى منا؟' }, required: false },
    ],
  },
  {
    name: ['After a complaint', 'بعد الشكوى'],
    type: 'Survey Status',
    module: 'Customer',
    trigger: 'complaintClosed',
    status: 'active',
    delayHours: 48,
    questions: [
      { id: 'solved', kind: 'status', label: { en: 'How do things stand now?', ar: 'كيف هو الوضع الآن؟' }, required: true },
      {
        id: 'open',
        kind: 'text',
        label: { en: 'What is still open?', ar: 'ما الذي لم يُحل بعد؟' },
        required: false,
        showIf: { question: 'solved', equals: 'open' },
      },
    ],
  },
]
/** Suggestions of customers. */
export const requested: readonly BothLanguages[] = [
  ['Answer the telephone.', 'الرد على الهاتف.'],
  ['Say the real time from the beginning.', 'قولوا الوقت الصحيح من البداية.'],
  ['Cheaper parts.', 'قطع أرخص.'],
  ['A quieter waiting room.', 'صالة انتظار أهدأ.'],
]
