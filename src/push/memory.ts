// Whose pushes this browser shows, by owner, kept apart from the session: it outlives a change of tenant, and a refusal is not asked about again.
const entry = 'wakeel-push'
type Answer = 'on' | 'no'

function load(): Record<string, Answer> {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}') as Record<string, Answer>
  } catch {
    return {}
  }
}

/** What was answered for an owner; undefined while nobody was asked. */
export const answerOf = (owner: string): Answer | undefined => load()[owner]

/** Keeps the answer. A browser has one owner a tenant: the last who said yes. */
export function keepAnswer(owner: string, answer: Answer | undefined): void {
  const tenant = owner.slice(0, owner.indexOf(':') + 1)
  const others = Object.entries(load()).filter(
    ([one, said]) => one !== owner && !(answer === 'on' && said === 'on' && one.startsWith(tenant)),
  )
  try {
    localStorage.setItem(entry, JSON.stringify(Object.fromEntries([...others, ...(answer ? [[owner, answer]] : [])])))
  } catch {
    // A blocked storage costs another question on the next visit.
  }
}
