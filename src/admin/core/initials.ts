/** The initials of a name: two letters in English; one in Arabic, whose letters would join. */
export const initialsOf = (name: string, code: 'en' | 'ar'): string =>
  name
    .split(/\s+/)
    .slice(0, code === 'ar' ? 1 : 2)
    .map((part) => [...part][0])
    .join('')
