// Links that call or write to the person of a lead.

const masked = (value: string) => value === '' || value.includes('•')

/** The links; unknown or masked contacts are left out. */
export function waysTo(row: Readonly<Record<string, unknown>>): { call?: string; whatsapp?: string; email?: string } {
  const [mobile, email] = [String(row['mobile'] ?? ''), String(row['email'] ?? '')]
  return {
    ...(masked(mobile) ? {} : { call: `tel:${mobile}`, whatsapp: `https://wa.me/${mobile.replace('+', '')}` }),
    ...(masked(email) ? {} : { email: `mailto:${email}` }),
  }
}
