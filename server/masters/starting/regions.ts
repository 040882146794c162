// The thirteen regions of Saudi Arabia and the cities in them with which tenants start, in both languages and with coordinates.

type Both = readonly [en: string, ar: string]
type City = readonly [en: string, ar: string, lat: number, lng: number]

/** Every region, with its cities, the largest first. */
export const regions: readonly { name: Both; cities: readonly City[] }[] = [
  {
    name: ['Riyadh', 'الرياض'],
    cities: [
      ['Riyadh', 'الرياض', 24.7136, 46.6753],
      ['Al Kharj', 'الخرج', 24.1483, 47.305],
      ['Ad Diriyah', 'الدرعية', 24.7341, 46.5756],
      ['Al Majmaah', 'المجمعة', 25.904, 45.3458],
      ['Ad Dawadimi', 'الدوادمي', 24.5077, 44.3923],
      ['Az Zulfi', 'الزلفي', 26.2994, 44.8154],
      ['Wadi ad-Dawasir', 'وادي الدواسر', 20.4607, 44.7882],
      ['Shaqra', 'شقراء', 25.2401, 45.2528],
    ],
  },
  {
    name: ['Makkah', 'مكة المكرمة'],
    cities: [
      ['Jeddah', 'جدة', 21.5433, 39.1728],
      ['Makkah', 'مكة المكرمة', 21.3891, 39.8579],
      ['Taif', 'الطائف', 21.2703, 40.4158],
      ['Rabigh', 'رابغ', 22.7986, 39.0349],
      ['Al Qunfudhah', 'القنفذة', 19.1281, 41.0787],
      ['Al Lith', 'الليث', 20.1503, 40.2672],
    ],
  },
  {
    name: ['Madinah', 'المدينة المنورة'],
    cities: [
      ['Madinah', 'المدينة المنورة', 24.5247, 39.5692],
      ['Yanbu', 'ينبع', 24.0895, 38.0618],
      ['Al Ula', 'العلا', 26.6085, 37.9222],
      ['Badr', 'بدر', 23.7829, 38.7905],
    ],
  },
  {
    name: ['Qassim', 'القصيم'],
    cities: [
      ['Buraydah', 'بريدة', 26.326, 43.975],
      ['Unaizah', 'عنيزة', 26.084, 43.994],
      ['Ar Rass', 'الرس', 25.8694, 43.4973],
      ['Al Bukayriyah', 'البكيرية', 26.1441, 43.6594],
    ],
  },
  {
    name: ['Eastern Province', 'المنطقة الشرقية'],
    cities: [
      ['Dammam', 'الدمام', 26.4207, 50.0888],
      ['Al Hofuf', 'الهفوف', 25.3647, 49.5876],
      ['Al Khobar', 'الخبر', 26.2172, 50.1971],
      ['Jubail', 'الجبيل', 27.0046, 49.646],
      ['Hafar al-Batin', 'حفر الباطن', 28.4328, 45.9708],
      ['Dhahran', 'الظهران', 26.2361, 50.0393],
      ['Qatif', 'القطيف', 26.5196, 50.0115],
      ['Khafji', 'الخفجي', 28.4391, 48.4913],
      ['Ras Tanura', 'رأس تنورة', 26.7074, 50.0619],
    ],
  },
  {
    name: ['Asir', 'عسير'],
    cities: [
      ['Khamis Mushait', 'خميس مشيط', 18.3093, 42.7662],
      ['Abha', 'أبها', 18.2164, 42.5053],
      ['Bisha', 'بيشة', 19.9913, 42.6052],
      ['Muhayil', 'محايل عسير', 18.5474, 42.0532],
    ],
  },
  {
    name: ['Tabuk', 'تبوك'],
    cities: [
      ['Tabuk', 'تبوك', 28.3838, 36.555],
      ['Umluj', 'أملج', 25.0213, 37.2685],
      ['Duba', 'ضباء', 27.3513, 35.6901],
    ],
  },
  { name: ['Hail', 'حائل'], cities: [['Hail', 'حائل', 27.5114, 41.7208]] },
  {
    name: ['Northern Borders', 'الحدود الشمالية'],
    cities: [
      ['Arar', 'عرعر', 30.9753, 41.0381],
      ['Rafha', 'رفحاء', 29.6202, 43.4948],
      ['Turaif', 'طريف', 31.6725, 38.6637],
    ],
  },
  {
    name: ['Jazan', 'جازان'],
    cities: [
      ['Jazan', 'جازان', 16.8892, 42.5511],
      ['Sabya', 'صبيا', 17.1495, 42.6254],
      ['Abu Arish', 'أبو عريش', 16.969, 42.8325],
    ],
  },
  {
    name: ['Najran', 'نجران'],
    cities: [
      ['Najran', 'نجران', 17.4924, 44.1277],
      ['Sharurah', 'شرورة', 17.4667, 47.1167],
    ],
  },
  {
    name: ['Al Bahah', 'الباحة'],
    cities: [
      ['Al Bahah', 'الباحة', 20.0129, 41.4677],
      ['Baljurashi', 'بلجرشي', 19.8591, 41.5572],
    ],
  },
  {
    name: ['Al Jawf', 'الجوف'],
    cities: [
      ['Sakaka', 'سكاكا', 29.9697, 40.2064],
      ['Dawmat al-Jandal', 'دومة الجندل', 29.8114, 39.8672],
      ['Qurayyat', 'القريات', 31.3319, 37.3428],
    ],
  },
]
