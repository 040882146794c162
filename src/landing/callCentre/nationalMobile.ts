/** A Saudi mobile as people say it, 05…; any other as it is. */
export const nationalMobile = (mobile: string): string => mobile.replace(/^\+966(?=5)/, '0')
