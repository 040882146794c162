// Saudi cities for demo data: first letters of their short addresses, coordinates, some districts and streets.

/** A city of the demo data. */
export interface DemoCity {
  key: string
  en: string
  ar: string
  /** First letter of national short addresses there, and the first two digits of postal codes. */
  short: string
  postal: string
  lat: number
  lng: number
  districts: readonly (readonly [en: string, ar: string])[]
}

/** All cities, the largest first. */
export const cities: readonly DemoCity[] = [
  {
    key: 'riyadh',
    en: 'Riyadh',
    ar: 'الرياض',
    short: 'R',
    postal: '12',
    lat: 24.7136,
    lng: 46.6753,
    districts: [
      ['Al Olaya', 'العليا'],
      ['Al Malqa', 'الملقا'],
      ['An Nakheel', 'النخيل'],
      ['Al Yasmin', 'الياسمين'],
      ['As Sahafah', 'الصحافة'],
      ['Al Rawdah', 'الروضة'],
      ['Al Aqiq', 'العقيق'],
      ['Al Malaz', 'الملز'],
      ['Al Narjis', 'النرجس'],
      ['Qurtubah', 'قرطبة'],
    ],
  },
  {
    key: 'jeddah',
    en: 'Jeddah',
    ar: 'جدة',
    short: 'J',
    postal: '23',
    lat: 21.5433,
    lng: 39.1728,
    districts: [
      ['Al Rawdah', 'الروضة'],
      ['Al Hamra', 'الحمراء'],
      ['As Salamah', 'السلامة'],
      ['Al Zahra', 'الزهراء'],
      ['Obhur', 'أبحر'],
      ['Al Marwah', 'المروة'],
      ['As Safa', 'الصفا'],
    ],
  },
  {
    key: 'makkah',
    en: 'Makkah',
    ar: 'مكة المكرمة',
    short: 'M',
    postal: '24',
    lat: 21.3891,
    lng: 39.8579,
    districts: [
      ['Al Aziziyah', 'العزيزية'],
      ['Ash Shawqiyyah', 'الشوقية'],
      ['Al Awali', 'العوالي'],
      ['An Naseem', 'النسيم'],
    ],
  },
  {
    key: 'madinah',
    en: 'Madinah',
    ar: 'المدينة المنورة',
    short: 'A',
    postal: '42',
    lat: 24.5247,
    lng: 39.5692,
    districts: [
      ['Quba', 'قباء'],
      ['Al Aridh', 'العريض'],
      ['Al Khalidiyyah', 'الخالدية'],
      ['Sultanah', 'سلطانة'],
    ],
  },
  {
    key: 'dammam',
    en: 'Dammam',
    ar: 'الدمام',
    short: 'E',
    postal: '32',
    lat: 26.4207,
    lng: 50.0888,
    districts: [
      ['Ash Shati', 'الشاطئ'],
      ['Al Faisaliyah', 'الفيصلية'],
      ['Al Mazruiyah', 'المزروعية'],
      ['An Nur', 'النور'],
      ['Uhud', 'أحد'],
    ],
  },
  {
    key: 'khobar',
    en: 'Al Khobar',
    ar: 'الخبر',
    short: 'E',
    postal: '34',
    lat: 26.2172,
    lng: 50.1971,
    districts: [
      ['Al Aqrabiyah', 'العقربية'],
      ['Al Ulaya', 'العليا'],
      ['Ar Rakah', 'الراكة'],
      ['Al Hizam', 'الحزام'],
    ],
  },
  {
    key: 'buraydah',
    en: 'Buraydah',
    ar: 'بريدة',
    short: 'Q',
    postal: '52',
    lat: 26.326,
    lng: 43.975,
    districts: [
      ['As Safra', 'الصفراء'],
      ['Al Iskan', 'الإسكان'],
      ['Ar Rayyan', 'الريان'],
      ['Al Fayziyyah', 'الفايزية'],
    ],
  },
  {
    key: 'hail',
    en: 'Hail',
    ar: 'حائل',
    short: 'H',
    postal: '55',
    lat: 27.5114,
    lng: 41.7208,
    districts: [
      ['Al Muntazah', 'المنتزه'],
      ['An Naqrah', 'النقرة'],
      ['Aja', 'أجا'],
      ['Al Khuzama', 'الخزامى'],
    ],
  },
  {
    key: 'taif',
    en: 'Taif',
    ar: 'الطائف',
    short: 'T',
    postal: '26',
    lat: 21.2703,
    lng: 40.4158,
    districts: [
      ['Shihar', 'شهار'],
      ['Al Faisaliyah', 'الفيصلية'],
      ['Al Hawiyah', 'الحوية'],
    ],
  },
  {
    key: 'abha',
    en: 'Abha',
    ar: 'أبها',
    short: 'S',
    postal: '62',
    lat: 18.2164,
    lng: 42.5053,
    districts: [
      ['Al Mansak', 'المنسك'],
      ['Al Warood', 'الورود'],
      ['Al Muwazzafin', 'الموظفين'],
    ],
  },
  {
    key: 'tabuk',
    en: 'Tabuk',
    ar: 'تبوك',
    short: 'U',
    postal: '47',
    lat: 28.3838,
    lng: 36.555,
    districts: [
      ['Al Muruj', 'المروج'],
      ['As Sulaymaniyah', 'السليمانية'],
      ['Al Faisaliyah', 'الفيصلية'],
    ],
  },
  {
    key: 'jubail',
    en: 'Jubail',
    ar: 'الجبيل',
    short: 'E',
    postal: '35',
    lat: 27.0046,
    lng: 49.646,
    districts: [
      ['Al Fanateer', 'الفناتير'],
      ['Jalmudah', 'جلمودة'],
      ['Al Huwaylat', 'الحويلات'],
    ],
  },
  {
    key: 'hofuf',
    en: 'Al Hofuf',
    ar: 'الهفوف',
    short: 'E',
    postal: '36',
    lat: 25.3647,
    lng: 49.5876,
    districts: [
      ['Al Mubarraz', 'المبرز'],
      ['As Salmaniyah', 'السلمانية'],
      ['Al Khalidiyah', 'الخالدية'],
    ],
  },
  {
    key: 'najran',
    en: 'Najran',
    ar: 'نجران',
    short: 'N',
    postal: '66',
    lat: 17.4924,
    lng: 44.1277,
    districts: [
      ['Al Faisaliyah', 'الفيصلية'],
      ['Al Mukhayyam', 'المخيم'],
    ],
  },
  {
    key: 'jazan',
    en: 'Jazan',
    ar: 'جازان',
    short: 'G',
    postal: '82',
    lat: 16.8892,
    lng: 42.5511,
    districts: [
      ['Ash Shati', 'الشاطئ'],
      ['As Suwais', 'السويس'],
    ],
  },
]

/** Street names found in most Saudi cities. */
export const streets: readonly (readonly [en: string, ar: string])[] = [
  ['King Fahd Road', 'طريق الملك فهد'],
  ['King Abdulaziz Road', 'طريق الملك عبدالعزيز'],
  ['King Abdullah Road', 'طريق الملك عبدالله'],
  ['Prince Sultan Street', 'شارع الأمير سلطان'],
  ['King Khalid Street', 'شارع الملك خالد'],
  ['Omar ibn Al-Khattab Street', 'شارع عمر بن الخطاب'],
  ['Khalid ibn Al-Walid Street', 'شارع خالد بن الوليد'],
  ['Prince Mohammed bin Fahd Street', 'شارع الأمير محمد بن فهد'],
  ['Abu Bakr As-Siddiq Road', 'طريق أبي بكر الصديق'],
  ['Ath-Thumamah Road', 'طريق الثمامة'],
]
