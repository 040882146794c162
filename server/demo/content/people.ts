// Names of people, in Arabic and in the Latin spelling of Saudi papers.

/** A name in both scripts. */
export type BothScripts = readonly [latin: string, arabic: string]

/** First names of men. */
export const men: readonly BothScripts[] = [
  ['Mohammed', 'محمد'], ['Abdullah', 'عبدالله'], ['Abdulrahman', 'عبدالرحمن'], ['Abdulaziz', 'عبدالعزيز'], ['Fahad', 'فهد'], ['Khalid', 'خالد'],
  ['Sultan', 'سلطان'], ['Saud', 'سعود'], ['Faisal', 'فيصل'], ['Turki', 'تركي'], ['Nasser', 'ناصر'], ['Saad', 'سعد'], ['Bandar', 'بندر'],
  ['Majed', 'ماجد'], ['Nawaf', 'نواف'], ['Yousef', 'يوسف'], ['Omar', 'عمر'], ['Ali', 'علي'], ['Hassan', 'حسن'], ['Ibrahim', 'إبراهيم'],
  ['Ahmed', 'أحمد'], ['Salman', 'سلمان'], ['Mishal', 'مشعل'], ['Rakan', 'راكان'], ['Ziyad', 'زياد'], ['Waleed', 'وليد'], ['Mansour', 'منصور'],
  ['Badr', 'بدر'], ['Hamad', 'حمد'], ['Talal', 'طلال'], ['Anas', 'أنس'], ['Rayan', 'ريان'], ['Hatem', 'حاتم'], ['Sami', 'سامي'], ['Adel', 'عادل'],
  ['Mazen', 'مازن'], ['Thamer', 'ثامر'], ['Muteb', 'متعب'], ['Saleh', 'صالح'], ['Suliman', 'سليمان'],
]

/** First names of women. */
export const women: readonly BothScripts[] = [
  ['Noura', 'نورة'], ['Sarah', 'سارة'], ['Reem', 'ريم'], ['Maha', 'مها'], ['Hessa', 'حصة'], ['Lama', 'لمى'], ['Haya', 'هيا'], ['Munira', 'منيرة'],
  ['Abeer', 'عبير'], ['Amal', 'أمل'], ['Fatimah', 'فاطمة'], ['Aisha', 'عائشة'], ['Shahad', 'شهد'], ['Jawaher', 'جواهر'], ['Ghada', 'غادة'],
  ['Latifa', 'لطيفة'], ['Dana', 'دانة'], ['Rana', 'رنا'], ['Wafa', 'وفاء'], ['Hind', 'هند'], ['Asma', 'أسماء'], ['Raghad', 'رغد'], ['Afnan', 'أفنان'],
  ['Nouf', 'نوف'], ['Amira', 'أميرة'], ['Samar', 'سمر'],
]

/** Family names. */
export const families: readonly BothScripts[] = [
  ['Al-Otaibi', 'العتيبي'], ['Al-Qahtani', 'القحطاني'], ['Al-Harbi', 'الحربي'], ['Al-Ghamdi', 'الغامدي'], ['Al-Zahrani', 'الزهراني'],
  ['Al-Shammari', 'الشمري'], ['Al-Dosari', 'الدوسري'], ['Al-Mutairi', 'المطيري'], ['Al-Anazi', 'العنزي'], ['Al-Subaie', 'السبيعي'],
  ['Al-Shehri', 'الشهري'], ['Al-Asmari', 'الأسمري'], ['Al-Johani', 'الجهني'], ['Al-Malki', 'المالكي'], ['Al-Sahli', 'السهلي'],
  ['Al-Rashidi', 'الرشيدي'], ['Al-Balawi', 'البلوي'], ['Al-Yami', 'اليامي'], ['Al-Tamimi', 'التميمي'], ['Al-Khaldi', 'الخالدي'],
  ['Al-Hajri', 'الهاجري'], ['Al-Ahmadi', 'الأحمدي'], ['Al-Amri', 'العمري'], ['Al-Waqdani', 'الوقداني'], ['Al-Thaqafi', 'الثقفي'],
  ['Al-Sulami', 'السلمي'], ['Al-Bishi', 'البيشي'], ['Al-Faifi', 'الفيفي'], ['Al-Hazmi', 'الحازمي'], ['Al-Saadi', 'السعدي'],
  ['Al-Turki', 'التركي'], ['Al-Rajhi', 'الراجحي'], ['Al-Muhanna', 'المهنا'], ['Al-Fawzan', 'الفوزان'], ['Al-Saleh', 'الصالح'],
  ['Al-Mubarak', 'المبارك'], ['Al-Nasser', 'الناصر'], ['Al-Ibrahim', 'الإبراهيم'], ['Al-Suwailem', 'السويلم'], ['Al-Khathami', 'الخثعمي'],
  ['Al-Barqi', 'البارقي'], ['Al-Lihyani', 'اللحياني'], ['Al-Sharif', 'الشريف'], ['Al-Attas', 'العطاس'], ['Al-Ajlan', 'العجلان'],
]

/** First and family names of residents who write theirs in Latin letters. */
export const residents: readonly (readonly [first: string, last: string])[] = [
  ['Imran', 'Khan'], ['Arjun', 'Nair'], ['Joseph', 'Santos'], ['Maria', 'Reyes'], ['Karim', 'Mansour'], ['Tarek', 'Hassanein'], ['Usman', 'Malik'],
  ['Rahul', 'Sharma'], ['Bilal', 'Ahmed'], ['James', 'Whitfield'], ['Elena', 'Rossi'], ['Rami', 'Haddad'], ['Ahmad', 'Zain'], ['Priya', 'Menon'],
  ['Samir', 'Khoury'], ['Dawit', 'Tesfaye'], ['Nadim', 'Saleh'], ['Faraz', 'Qureshi'], ['Ramesh', 'Pillai'], ['Antonio', 'Cruz'],
]
