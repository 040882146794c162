// Public holidays. Eid days follow the Umm al-Qura calendar; the sighting of the moon may shift them by one day.

/** First day, number of days and both names. */
export const holidays = [
  { from: '2026-02-22', days: 1, en: 'Founding Day', ar: 'يوم التأسيس' },
  { from: '2026-03-19', days: 5, en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  { from: '2026-05-26', days: 5, en: 'Eid al-Adha', ar: 'عيد الأضحى' },
  { from: '2026-09-23', days: 1, en: 'National Day', ar: 'اليوم الوطني' },
  { from: '2027-02-22', days: 1, en: 'Founding Day', ar: 'يوم التأسيس' },
  { from: '2027-03-09', days: 5, en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  { from: '2027-05-15', days: 5, en: 'Eid al-Adha', ar: 'عيد الأضحى' },
  { from: '2027-09-23', days: 1, en: 'National Day', ar: 'اليوم الوطني' },
] as const
