// Ways to reach the person behind a lead, as links that a telephone or a mail program opens.

const masked = (value: string) => value === '' || value.includes('•')

/** The links; a way that is not known, or masked, is left out. */
export function waysTo(row: Readonly<Record<string, unknown>>): { call?: string; whatsapp?: string; email?: string } {
  const [mobile, email] = [String(row['mobile'] ?? ''), String(row['email'] ?? '')]
  return {
    ...(masked(mobile) ? {} : { call: `tel:${mobile}`, whatsapp: `https://wa.me/${mobile.replace('+', '')}` }),
    ...(masked(email) ? {} : { email: `mailto:${email}` }),
  }
}
