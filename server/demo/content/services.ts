// What the workshops sell. Prices in halalas without VAT; durations in minutes.

/** The service packages, in the order customers see them. */
export const services = [
  { code: 'OIL-10K', en: 'Oil and filter change', ar: 'تغيير الزيت والفلتر', price: 24_900, minutes: 30, everyKm: 10_000, everyMonths: 6, about: ['Engine oil, oil filter and a 15-point check.', 'زيت المحرك وفلتر الزيت وفحص 15 نقطة.'] },
  { code: 'SVC-20K', en: '20,000 km service', ar: 'صيانة 20,000 كم', price: 54_900, minutes: 60, everyKm: 20_000, everyMonths: 12, about: ['Oil and filters, tyre rotation and brake check.', 'الزيت والفلاتر وتدوير الإطارات وفحص الفرامل.'] },
  { code: 'SVC-40K', en: '40,000 km service', ar: 'صيانة 40,000 كم', price: 98_900, minutes: 120, everyKm: 40_000, everyMonths: 24, about: ['The 20,000 km service, spark plugs, brake fluid and coolant.', 'صيانة 20,000 كم مع البواجي وزيت الفرامل وسائل التبريد.'] },
  { code: 'SVC-60K', en: '60,000 km service', ar: 'صيانة 60,000 كم', price: 134_900, minutes: 150, everyKm: 60_000, everyMonths: 36, about: ['The full service with transmission fluid and belts.', 'الصيانة الشاملة مع زيت القير والسيور.'] },
  { code: 'BRAKES', en: 'Brake pads', ar: 'فحمات الفرامل', price: 42_000, minutes: 90, everyKm: 40_000, everyMonths: null, about: ['Front or rear pads, discs checked and cleaned.', 'الفحمات الأمامية أو الخلفية مع فحص الهوبات وتنظيفها.'] },
  { code: 'BATTERY', en: 'Battery replacement', ar: 'تبديل البطارية', price: 38_500, minutes: 30, everyKm: null, everyMonths: 24, about: ['A new battery, fitted and tested, old one recycled.', 'بطارية جديدة مع التركيب والفحص وإعادة تدوير القديمة.'] },
  { code: 'AC', en: 'Air-conditioning service', ar: 'صيانة المكيف', price: 29_500, minutes: 60, everyKm: null, everyMonths: 12, about: ['Gas refill, cabin filter and a leak check.', 'تعبئة الفريون وتغيير فلتر المكيف وفحص التسريب.'] },
  { code: 'TYRES', en: 'Four tyres', ar: 'تبديل الإطارات الأربعة', price: 168_000, minutes: 60, everyKm: 50_000, everyMonths: 48, about: ['Four tyres fitted and balanced; the make is agreed on the day.', 'أربعة إطارات مع التركيب والترصيص، ويُحدد النوع عند الحضور.'] },
  { code: 'ALIGNMENT', en: 'Wheel alignment', ar: 'وزن الأذرعة', price: 18_000, minutes: 30, everyKm: 20_000, everyMonths: null, about: ['Computer alignment of all four wheels.', 'وزن أذرعة إلكتروني للعجلات الأربع.'] },
  { code: 'INSPECTION', en: 'Full inspection', ar: 'فحص شامل', price: 15_000, minutes: 60, everyKm: null, everyMonths: 12, about: ['A 60-point report, ready for the periodic inspection.', 'تقرير من 60 نقطة استعدادًا للفحص الدوري.'] },
  { code: 'DIAGNOSIS', en: 'Computer diagnosis', ar: 'فحص كمبيوتر', price: 12_000, minutes: 30, everyKm: null, everyMonths: null, about: ['Fault codes read and explained.', 'قراءة الأعطال وشرحها.'] },
  { code: 'DETAIL', en: 'Polish and interior clean', ar: 'تلميع وتنظيف داخلي', price: 45_000, minutes: 120, everyKm: null, everyMonths: null, about: ['Hand polish, seats and carpets.', 'تلميع يدوي وتنظيف المقاعد والأرضيات.'] },
] as const
