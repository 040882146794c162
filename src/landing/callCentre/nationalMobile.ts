/** A Saudi mobile in the national form, 05…; others are unchanged. */
export const nationalMobile = (mobile: string): string => mobile.replace(/^\+966(?=5)/, '0')
