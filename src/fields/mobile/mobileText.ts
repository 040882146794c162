/** A stored mobile as people read it, '+966 50 123 4567'; one that is masked or of another country stays as it is. */
export const mobileText = (mobile: string): string => mobile.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
