// The thirteen regions of Saudi Arabia and the cities in them that tenants begin with, in both languages.

type Both = readonly [en: string, ar: string]

/** Every region, with its cities, the largest first. */
export const regions: readonly { name: Both; cities: readonly Both[] }[] = [
  {
    name: ['Riyadh', 'الرياض'],
    cities: [
      ['Riyadh', 'الرياض'],
      ['Al Kharj', 'الخرج'],
      ['Ad Diriyah', 'الدرعية'],
      ['Al Majmaah', 'المجمعة'],
      ['Ad Dawadimi', 'الدوادمي'],
      ['Az Zulfi', 'الزلفي'],
      ['Wadi ad-Dawasir', 'وادي الدواسر'],
      ['Shaqra', 'شقراء'],
    ],
  },
  {
    name: ['Makkah', 'مكة المكرمة'],
    cities: [
      ['Jeddah', 'جدة'],
      ['Makkah', 'مكة المكرمة'],
      ['Taif', 'الطائف'],
      ['Rabigh', 'رابغ'],
      ['Al Qunfudhah', 'القنفذة'],
      ['Al Lith', 'الليث'],
    ],
  },
  {
    name: ['Madinah', 'المدينة المنورة'],
    cities: [
      ['Madinah', 'المدينة المنورة'],
      ['Yanbu', 'ينبع'],
      ['Al Ula', 'العلا'],
      ['Badr', 'بدر'],
    ],
  },
  {
    name: ['Qassim', 'القصيم'],
    cities: [
      ['Buraydah', 'بريدة'],
      ['Unaizah', 'عنيزة'],
      ['Ar Rass', 'الرس'],
      ['Al Bukayriyah', 'البكيرية'],
    ],
  },
  {
    name: ['Eastern Province', 'المنطقة الشرقية'],
    cities: [
      ['Dammam', 'الدمام'],
      ['Al Hofuf', 'الهفوف'],
      ['Al Khobar', 'الخبر'],
      ['Jubail', 'الجبيل'],
      ['Hafar al-Batin', 'حفر الباطن'],
      ['Dhahran', 'الظهران'],
      ['Qatif', 'القطيف'],
      ['Khafji', 'الخفجي'],
      ['Ras Tanura', 'رأس تنورة'],
    ],
  },
  {
    name: ['Asir', 'عسير'],
    cities: [
      ['Khamis Mushait', 'خميس مشيط'],
      ['Abha', 'أبها'],
      ['Bisha', 'بيشة'],
      ['Muhayil', 'محايل عسير'],
    ],
  },
  {
    name: ['Tabuk', 'تبوك'],
    cities: [
      ['Tabuk', 'تبوك'],
      ['Umluj', 'أملج'],
      ['Duba', 'ضباء'],
    ],
  },
  { name: ['Hail', 'حائل'], cities: [['Hail', 'حائل']] },
  {
    name: ['Northern Borders', 'الحدود الشمالية'],
    cities: [
      ['Arar', 'عرعر'],
      ['Rafha', 'رفحاء'],
      ['Turaif', 'طريف'],
    ],
  },
  {
    name: ['Jazan', 'جازان'],
    cities: [
      ['Jazan', 'جازان'],
      ['Sabya', 'صبيا'],
      ['Abu Arish', 'أبو عريش'],
    ],
  },
  {
    name: ['Najran', 'نجران'],
    cities: [
      ['Najran', 'نجران'],
      ['Sharurah', 'شرورة'],
    ],
  },
  {
    name: ['Al Bahah', 'الباحة'],
    cities: [
      ['Al Bahah', 'الباحة'],
      ['Baljurashi', 'بلجرشي'],
    ],
  },
  {
    name: ['Al Jawf', 'الجوف'],
    cities: [
      ['Sakaka', 'سكاكا'],
      ['Dawmat al-Jandal', 'دومة الجندل'],
      ['Qurayyat', 'القريات'],
    ],
  },
]
