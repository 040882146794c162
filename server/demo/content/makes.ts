// Makes sold in Saudi Arabia and their models. `share` weighs how many of a hundred cars on the road are of it;
// `wmi` opens a VIN of the make's main plant.
import type { Word } from '../../../src/schema/enumerations.ts'

/** A make with its models, each as English and Arabic name. */
export interface DemoMake {
  slug: string
  en: string
  ar: string
  share: number
  /** First model year on Saudi roads, where that is not long ago. */
  since?: number
  wmi: string
  models: readonly (readonly [en: string, ar: string])[]
  brandClass?: Word<'brandClass'>
  brandFont?: Word<'brandFont'>
}

/** Every make, the most common first. */
export const makes: readonly DemoMake[] = [
  { slug: 'toyota', en: 'Toyota', ar: 'تويوتا', share: 24, wmi: 'JTM', models: [['Camry', 'كامري'], ['Corolla', 'كورولا'], ['Hilux', 'هايلكس'], ['Land Cruiser', 'لاند كروزر'], ['Prado', 'برادو'], ['RAV4', 'راف فور'], ['Yaris', 'يارس'], ['Fortuner', 'فورتشنر']] },
  { slug: 'hyundai', en: 'Hyundai', ar: 'هيونداي', share: 15, wmi: 'KMH', models: [['Elantra', 'إلنترا'], ['Sonata', 'سوناتا'], ['Accent', 'أكسنت'], ['Tucson', 'توسان'], ['Santa Fe', 'سنتافي'], ['Palisade', 'باليسيد'], ['Azera', 'أزيرا'], ['Creta', 'كريتا']] },
  { slug: 'kia', en: 'Kia', ar: 'كيا', share: 8, wmi: 'KNA', models: [['Pegas', 'بيجاس'], ['Cerato', 'سيراتو'], ['K5', 'كي فايف'], ['Sportage', 'سبورتاج'], ['Sorento', 'سورينتو'], ['Telluride', 'تيلورايد'], ['Seltos', 'سيلتوس']] },
  { slug: 'nissan', en: 'Nissan', ar: 'نيسان', share: 7, wmi: 'JN8', models: [['Patrol', 'باترول'], ['Sunny', 'صني'], ['Altima', 'ألتيما'], ['X-Trail', 'إكس تريل'], ['Kicks', 'كيكس'], ['Pathfinder', 'باثفايندر'], ['Navara', 'نافارا']] },
  { slug: 'ford', en: 'Ford', ar: 'فورد', share: 4, wmi: '1FM', models: [['Taurus', 'توروس'], ['Territory', 'تيريتوري'], ['Explorer', 'إكسبلورر'], ['Expedition', 'إكسبيديشن'], ['F-150', 'إف 150'], ['Ranger', 'رينجر'], ['Bronco', 'برونكو']] },
  { slug: 'mazda', en: 'Mazda', ar: 'مازدا', share: 4, wmi: 'JM7', models: [['Mazda 3', 'مازدا 3'], ['Mazda 6', 'مازدا 6'], ['CX-5', 'سي إكس 5'], ['CX-9', 'سي إكس 9'], ['CX-30', 'سي إكس 30']] },
  { slug: 'chevrolet', en: 'Chevrolet', ar: 'شفروليه', share: 4, wmi: '1GN', models: [['Tahoe', 'تاهو'], ['Suburban', 'سوبربان'], ['Malibu', 'ماليبو'], ['Captiva', 'كابتيفا'], ['Silverado', 'سيلفرادو'], ['Groove', 'جروف']] },
  { slug: 'gmc', en: 'GMC', ar: 'جي إم سي', share: 3, wmi: '1GK', models: [['Yukon', 'يوكن'], ['Sierra', 'سييرا'], ['Acadia', 'أكاديا'], ['Terrain', 'تيرين']] },
  { slug: 'lexus', en: 'Lexus', ar: 'لكزس', share: 3, wmi: 'JTH', models: [['ES', 'إي إس'], ['LS', 'إل إس'], ['IS', 'آي إس'], ['RX', 'آر إكس'], ['NX', 'إن إكس'], ['LX', 'إل إكس']], brandClass: 'brand-luxury', brandFont: 'serif' },
  { slug: 'changan', en: 'Changan', ar: 'شانجان', share: 4, since: 2014, wmi: 'LS5', models: [['Alsvin', 'السفن'], ['Eado', 'إيدو'], ['CS35 Plus', 'سي إس 35 بلس'], ['CS75 Plus', 'سي إس 75 بلس'], ['CS95', 'سي إس 95'], ['UNI-K', 'يوني كي']] },
  { slug: 'mg', en: 'MG', ar: 'إم جي', share: 3, since: 2014, wmi: 'LSJ', models: [['MG5', 'إم جي 5'], ['MG GT', 'إم جي جي تي'], ['ZS', 'زد إس'], ['HS', 'إتش إس'], ['RX5', 'آر إكس 5'], ['Whale', 'ويل']] },
  { slug: 'honda', en: 'Honda', ar: 'هوندا', share: 3, wmi: 'JHM', models: [['Accord', 'أكورد'], ['Civic', 'سيفيك'], ['City', 'سيتي'], ['CR-V', 'سي آر في'], ['HR-V', 'إتش آر في'], ['Pilot', 'بايلوت']] },
  { slug: 'geely', en: 'Geely', ar: 'جيلي', share: 3, since: 2013, wmi: 'LB3', models: [['Emgrand', 'إمجراند'], ['Coolray', 'كولراي'], ['Tugella', 'توجيلا'], ['Monjaro', 'مونجارو'], ['Okavango', 'أوكافانجو']] },
  { slug: 'isuzu', en: 'Isuzu', ar: 'إيسوزو', share: 2, wmi: 'MPA', models: [['D-Max', 'دي ماكس'], ['MU-X', 'إم يو إكس'], ['NPR', 'إن بي آر']] },
  { slug: 'mitsubishi', en: 'Mitsubishi', ar: 'ميتسوبيشي', share: 2, wmi: 'JA4', models: [['Pajero', 'باجيرو'], ['Montero Sport', 'مونتيرو سبورت'], ['Outlander', 'أوتلاندر'], ['Attrage', 'أتراج'], ['L200', 'إل 200']] },
  { slug: 'suzuki', en: 'Suzuki', ar: 'سوزوكي', share: 2, wmi: 'MA3', models: [['Dzire', 'ديزاير'], ['Swift', 'سويفت'], ['Baleno', 'بالينو'], ['Jimny', 'جيمني'], ['Ertiga', 'إرتيجا']] },
  { slug: 'haval', en: 'Haval', ar: 'هافال', share: 2, since: 2015, wmi: 'LGW', models: [['Jolion', 'جوليون'], ['H6', 'إتش 6'], ['H9', 'إتش 9'], ['Dargo', 'دارجو']] },
  { slug: 'mercedes-benz', en: 'Mercedes-Benz', ar: 'مرسيدس-بنز', share: 2, wmi: 'WDD', models: [['C-Class', 'الفئة سي'], ['E-Class', 'الفئة إي'], ['S-Class', 'الفئة إس'], ['GLC', 'جي إل سي'], ['GLE', 'جي إل إي'], ['G-Class', 'الفئة جي']] },
  { slug: 'bmw', en: 'BMW', ar: 'بي إم دبليو', share: 2, wmi: 'WBA', models: [['3 Series', 'الفئة الثالثة'], ['5 Series', 'الفئة الخامسة'], ['7 Series', 'الفئة السابعة'], ['X3', 'إكس 3'], ['X5', 'إكس 5'], ['X7', 'إكس 7']] },
  { slug: 'jetour', en: 'Jetour', ar: 'جيتور', share: 2, since: 2019, wmi: 'LVU', models: [['X70', 'إكس 70'], ['X90', 'إكس 90'], ['Dashing', 'داشينج'], ['T2', 'تي 2']] },
  { slug: 'chery', en: 'Chery', ar: 'شيري', share: 2, since: 2013, wmi: 'LVV', models: [['Arrizo 6', 'أريزو 6'], ['Tiggo 4', 'تيجو 4'], ['Tiggo 7', 'تيجو 7'], ['Tiggo 8', 'تيجو 8']] },
  { slug: 'gac', en: 'GAC', ar: 'جي إيه سي', share: 1, since: 2018, wmi: 'LMG', models: [['Empow', 'إمباو'], ['GS3', 'جي إس 3'], ['GS8', 'جي إس 8'], ['Emkoo', 'إمكو']] },
  { slug: 'jeep', en: 'Jeep', ar: 'جيب', share: 1, wmi: '1C4', models: [['Wrangler', 'رانجلر'], ['Grand Cherokee', 'جراند شيروكي'], ['Compass', 'كومباس'], ['Gladiator', 'جلادياتور']] },
  { slug: 'dodge', en: 'Dodge', ar: 'دودج', share: 1, wmi: '2C3', models: [['Charger', 'تشارجر'], ['Challenger', 'تشالنجر'], ['Durango', 'دورانجو']] },
  { slug: 'ram', en: 'RAM', ar: 'رام', share: 1, wmi: '1C6', models: [['1500', '1500'], ['2500', '2500'], ['TRX', 'تي آر إكس']] },
  { slug: 'land-rover', en: 'Land Rover', ar: 'لاند روفر', share: 1, wmi: 'SAL', models: [['Range Rover', 'رنج روفر'], ['Range Rover Sport', 'رنج روفر سبورت'], ['Defender', 'ديفندر'], ['Discovery', 'ديسكفري']] },
  { slug: 'audi', en: 'Audi', ar: 'أودي', share: 1, wmi: 'WAU', models: [['A3', 'إيه 3'], ['A6', 'إيه 6'], ['A8', 'إيه 8'], ['Q5', 'كيو 5'], ['Q7', 'كيو 7'], ['Q8', 'كيو 8']] },
  { slug: 'porsche', en: 'Porsche', ar: 'بورشه', share: 1, wmi: 'WP1', models: [['Cayenne', 'كايين'], ['Macan', 'ماكان'], ['Panamera', 'باناميرا'], ['911', '911'], ['Taycan', 'تايكان']], brandClass: 'brand-performance', brandFont: 'wide' },
  { slug: 'genesis', en: 'Genesis', ar: 'جينيسيس', share: 1, since: 2017, wmi: 'KMT', models: [['G70', 'جي 70'], ['G80', 'جي 80'], ['G90', 'جي 90'], ['GV70', 'جي في 70'], ['GV80', 'جي في 80']] },
  { slug: 'infiniti', en: 'Infiniti', ar: 'إنفينيتي', share: 1, wmi: 'JN1', models: [['Q50', 'كيو 50'], ['QX60', 'كيو إكس 60'], ['QX80', 'كيو إكس 80']] },
  { slug: 'cadillac', en: 'Cadillac', ar: 'كاديلاك', share: 1, wmi: '1GY', models: [['Escalade', 'إسكاليد'], ['CT5', 'سي تي 5'], ['XT5', 'إكس تي 5'], ['XT6', 'إكس تي 6']] },
  { slug: 'lincoln', en: 'Lincoln', ar: 'لينكون', share: 1, wmi: '5LM', models: [['Navigator', 'نافيجيتور'], ['Aviator', 'أفياتور'], ['Nautilus', 'نوتيلوس']] },
  { slug: 'byd', en: 'BYD', ar: 'بي واي دي', share: 1, since: 2021, wmi: 'LGX', models: [['Han', 'هان'], ['Song Plus', 'سونج بلس'], ['Atto 3', 'أتو 3'], ['Seal', 'سيل']] },
  { slug: 'hongqi', en: 'Hongqi', ar: 'هونشي', share: 1, since: 2019, wmi: 'LFP', models: [['H5', 'إتش 5'], ['H9', 'إتش 9'], ['HS5', 'إتش إس 5'], ['E-HS9', 'إي إتش إس 9']] },
  { slug: 'volkswagen', en: 'Volkswagen', ar: 'فولكس واجن', share: 1, wmi: 'WVG', models: [['Tiguan', 'تيجوان'], ['Teramont', 'تيرامونت'], ['Touareg', 'طوارق'], ['T-Roc', 'تي روك']] },
  { slug: 'peugeot', en: 'Peugeot', ar: 'بيجو', share: 1, wmi: 'VF3', models: [['208', '208'], ['508', '508'], ['3008', '3008'], ['5008', '5008']] },
  { slug: 'renault', en: 'Renault', ar: 'رينو', share: 1, wmi: 'VF1', models: [['Duster', 'داستر'], ['Koleos', 'كوليوس'], ['Megane', 'ميجان'], ['Symbol', 'سيمبول']] },
  { slug: 'subaru', en: 'Subaru', ar: 'سوبارو', share: 1, wmi: 'JF2', models: [['Forester', 'فورستر'], ['Outback', 'أوتباك'], ['XV', 'إكس في']] },
  { slug: 'volvo', en: 'Volvo', ar: 'فولفو', share: 1, wmi: 'YV1', models: [['XC40', 'إكس سي 40'], ['XC60', 'إكس سي 60'], ['XC90', 'إكس سي 90'], ['S90', 'إس 90']] },
  { slug: 'mini', en: 'MINI', ar: 'ميني', share: 1, wmi: 'WMW', models: [['Cooper', 'كوبر'], ['Countryman', 'كونتريمان'], ['Clubman', 'كلوبمان']] },
  { slug: 'jaguar', en: 'Jaguar', ar: 'جاكوار', share: 1, wmi: 'SAJ', models: [['XF', 'إكس إف'], ['F-Pace', 'إف بيس'], ['E-Pace', 'إي بيس']] },
  { slug: 'chrysler', en: 'Chrysler', ar: 'كرايسلر', share: 1, wmi: '2C4', models: [['300C', '300 سي'], ['Pacifica', 'باسيفيكا'], ['Town & Country', 'تاون آند كنتري']] },
  { slug: 'lucid', en: 'Lucid', ar: 'لوسيد', share: 1, since: 2022, wmi: '50E', models: [['Air Pure', 'إير بيور'], ['Air Touring', 'إير تورينج'], ['Gravity', 'جرافيتي']] },
]
