// Texts of the demo's landing content and campaigns, in both languages.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'

/** A content row. Bodies are simple HTML; an empty body is still to be written. Days count from today. */
export interface ContentText {
  kind: Word<'cmsKind'>
  slug: string
  status: Word<'contentStatus'>
  title: BothLanguages
  body?: BothLanguages
  link?: string
  linkText?: BothLanguages
  fromDay?: number
  toDay?: number
}
/** All published content, and drafts. */
export const contentTexts: readonly ContentText[] = [
  {
    kind: 'carousel',
    slug: 'book-in-a-minute',
    status: 'published',
    title: ['Your service, booked in a minute', 'صيانتك محجوزة في دقيقة'],
    body: [
      '<p>Choose the branch and the time that suit you. We take care of the rest.</p>',
      '<p>اختر الفرع والوقت المناسبين لك، والباقي علينا.</p>',
    ],
    link: 'book-service',
    linkText: ['Book now', 'احجز الآن'],
  },
  {
    kind: 'carousel',
    slug: 'hybrid-days',
    status: 'published',
    title: ['Hybrid days: drive before you decide', 'أيام الهايبرد: جرّب قبل أن تقرر'],
    body: [
      '<p>Three hybrid models wait for you in the showroom. A test drive takes twenty minutes.</p>',
      '<p>ثلاث سيارات هايبرد بانتظارك في المعرض، والتجربة عشرون دقيقة.</p>',
    ],
    link: 'lead?type=Test+Drive',
    linkText: ['Arrange a test drive', 'احجز تجربة قيادة'],
    fromDay: -6,
    toDay: 24,
  },
  {
    kind: 'offer',
    slug: 'winter-check',
    link: 'book-service',
    status: 'published',
    title: ['Free winter check', 'فحص الشتاء مجانًا'],
    body: [
      '<p>We check the following free of charge with every service:</p><ul><li>Battery and alternator</li><li>Tyres and brakes</li><li>Lights and wipers</li></ul>',
      '<p>نفحص لك مجانًا مع كل صيانة:</p><ul><li>البطارية والدينمو</li><li>الإطارات والفرامل</li><li>الأنوار والمساحات</li></ul>',
    ],
    fromDay: -10,
    toDay: 50,
  },
  {
    kind: 'offer',
    slug: 'brake-pads',
    link: 'lead?type=Parts+Inquiry',
    status: 'published',
    title: ['Brake pads: 20% off parts', 'خصم 20٪ على فحمات الفرامل'],
    body: [
      '<p>Original pads, fitted while you wait. The discount is on parts; labour is at the usual price.</p>',
      '<p>فحمات أصلية وتركيب أثناء انتظارك. الخصم على القطع، وأجور العمل بالسعر المعتاد.</p>',
    ],
    fromDay: -3,
    toDay: 12,
  },
  {
    kind: 'offer',
    slug: 'home-service-oil',
    status: 'published',
    title: ['Oil change at your door', 'غيار الزيت عند بابك'],
    body: [
      '<p>Our van comes to your home or office in Riyadh and Jeddah, at the price of the branch.</p>',
      '<p>تصلك سيارتنا في البيت أو العمل في الرياض وجدة، وبسعر الفرع.</p>',
    ],
    fromDay: -30,
    toDay: 60,
  },
  {
    kind: 'banner',
    slug: 'saturday-hours',
    status: 'published',
    title: ['Open on Saturdays from 10:00 to 19:00', 'نستقبلكم السبت من 10:00 إلى 19:00'],
    fromDay: -20,
  },
  {
    kind: 'brochure',
    slug: 'service-prices',
    status: 'published',
    title: ['Service prices at a glance', 'أسعار الصيانة في صفحة'],
  },
  {
    kind: 'terms',
    slug: 'terms-of-service',
    status: 'published',
    title: ['Terms of booking and service', 'شروط الحجز والصيانة'],
    body: [
      '<h2>Booking</h2><p>A booking may be moved or cancelled free of charge until the work begins.</p><h2>Prices</h2><p>Estimates hold for fourteen days and include no value added tax. We call you before any work beyond the estimate.</p><h2>Warranty</h2><p>Our work carries a warranty of six months or 10,000 km, whichever comes first.</p>',
      '<h2>الحجز</h2><p>يمكن تغيير الموعد أو إلغاؤه دون رسوم قبل بدء العمل.</p><h2>الأسعار</h2><p>التقدير سارٍ أربعة عشر يومًا ولا يشمل ضريبة القيمة المضافة، ونتصل بك قبل أي عمل خارج التقدير.</p><h2>الضمان</h2><p>على أعمالنا ضمان ستة أشهر أو 10,000 كم أيهما أسبق.</p>',
    ],
  },
  {
    kind: 'page',
    slug: 'about-us',
    status: 'published',
    title: ['About us', 'من نحن'],
    body: [
      '<p>A family business of car people, in its third generation. Our advisors speak plainly, and our technicians are trained by the makers.</p>',
      '<p>شركة عائلية من أهل السيارات، وهذا جيلها الثالث. مستشارونا يتحدثون بوضوح وفنيونا تدربوا لدى الشركات الصانعة.</p>',
    ],
  },
  {
    kind: 'page',
    slug: 'your-warranty',
    status: 'draft',
    title: ['Your warranty', 'ضمانك'],
    body: ['<p>What the maker’s warranty covers, and what keeps it valid: services on time, with original parts.</p>', ''],
  },
]
/** A campaign's texts. Days count from today. */
export interface CampaignText {
  name: string
  status: Word<'campaignStatus'>
  body: BothLanguages
  audienceModule: Word<'surveyModule'>
  /** Filters on customers. */
  customers: Readonly<Record<string, readonly string[]>>
  day?: number
  reached?: number
}
/** Campaigns, newest first. */
export const campaignTexts: readonly CampaignText[] = [
  {
    name: 'Ramadan hours · أوقات رمضان',
    status: 'draft',
    body: [
      'Ramadan Kareem, {name}. Our branches are open from 13:00 to 17:00 and after Taraweeh. Stop: {optOut}',
      'رمضان كريم يا {name}. فروعنا مفتوحة من 1 ظهرًا إلى 5 عصرًا وبعد التراويح. للإيقاف: {optOut}',
    ],
    audienceModule: 'Customer',
    customers: {},
  },
  {
    name: 'Hybrid days · أيام الهايبرد',
    status: 'scheduled',
    body: [
      'Three hybrids are waiting for you in the showroom. Drive them this week: {link} Stop: {optOut}',
      'ثلاث سيارات هايبرد بانتظارك، جرّبها: {link} إيقاف: {optOut}',
    ],
    audienceModule: 'Test drive',
    customers: { languageId: ['2'] },
    day: 3,
  },
  {
    name: 'Winter check · فحص الشتاء',
    status: 'sent',
    body: [
      'The nights are getting cold, {name}: your free winter check awaits you until the end of the month. {link} Stop: {optOut}',
      '{name}، فحص الشتاء مجاني حتى نهاية الشهر: {link} إيقاف: {optOut}',
    ],
    audienceModule: 'Service',
    customers: {},
    day: -9,
    reached: 240,
  },
  {
    name: 'National Day · اليوم الوطني',
    status: 'sent',
    body: [
      'For the National Day: 15% off every service this week. {link} Stop: {optOut}',
      'لليوم الوطني: خصم 15٪ على كل صيانة: {link} إيقاف: {optOut}',
    ],
    audienceModule: 'Customer',
    customers: {},
    day: -40,
    reached: 160,
  },
  {
    name: 'Tyres, four for three · أربعة بثلاثة',
    status: 'paused',
    body: [
      'Four tyres for the price of three, fitted and balanced. {link} Stop: {optOut}',
      'أربعة إطارات بسعر ثلاثة مع التركيب: {link} إيقاف: {optOut}',
    ],
    audienceModule: 'Service',
    customers: { mobileVerification: ['Verified'] },
    day: -1,
    reached: 60,
  },
  {
    name: 'Old stock · مخزون العام الماضي',
    status: 'cancelled',
    body: ['Last year’s models at special prices. Stop: {optOut}', 'طرازات العام الماضي بأسعار خاصة. للإيقاف: {optOut}'],
    audienceModule: 'Shop Now',
    customers: {},
  },
]
