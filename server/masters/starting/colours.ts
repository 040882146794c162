// Colours of cars by their trade names.

/** A colour: both names and its swatch. */
export const colours = [
  { en: 'Pearl White', ar: 'أبيض لؤلؤي', swatch: '#f4f2ec' },
  { en: 'White', ar: 'أبيض', swatch: '#ffffff' },
  { en: 'Silver', ar: 'فضي', swatch: '#c0c4c8' },
  { en: 'Grey', ar: 'رمادي', swatch: '#7d8287' },
  { en: 'Graphite', ar: 'رصاصي داكن', swatch: '#43474b' },
  { en: 'Black', ar: 'أسود', swatch: '#101214' },
  { en: 'Blue', ar: 'أزرق', swatch: '#1f4e9c' },
  { en: 'Navy', ar: 'كحلي', swatch: '#14233f' },
  { en: 'Red', ar: 'أحمر', swatch: '#b01e23' },
  { en: 'Maroon', ar: 'عنابي', swatch: '#5d1320' },
  { en: 'Bronze', ar: 'برونزي', swatch: '#8a6a45' },
  { en: 'Beige', ar: 'بيج', swatch: '#d8c8a8' },
  { en: 'Gold', ar: 'ذهبي', swatch: '#bfa15a' },
  { en: 'Green', ar: 'أخضر', swatch: '#24543a' },
  { en: 'Brown', ar: 'بني', swatch: '#57402f' },
] as const
