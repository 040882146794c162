// What the tab keeps while the person is at their company's sign-in, by the word that comes back with them.
const nameOf = (state: string): string => `wakeel-sign-in:${state}`

/** Keeps the ticket of a sign-in that begins. */
export function keepTicket(url: string, ticket: string): void {
  const state = new URL(url).searchParams.get('state') ?? ''
  try {
    sessionStorage.setItem(nameOf(state), ticket)
  } catch {
    // With blocked storage the page that the person comes back to says that the sign-in has to begin again.
  }
}

/** The ticket of the sign-in that came back with this query, once; undefined in another tab. */
export function takeTicket(query: string): string | undefined {
  const name = nameOf(new URLSearchParams(query).get('state') ?? '')
  try {
    const ticket = sessionStorage.getItem(name) ?? undefined
    sessionStorage.removeItem(name)
    return ticket
  } catch {
    return undefined
  }
}
