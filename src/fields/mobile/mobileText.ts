/** A stored mobile grouped for reading, '+966 50 123 4567'; masked and foreign ones are unchanged. */
export const mobileText = (mobile: string): string => mobile.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
