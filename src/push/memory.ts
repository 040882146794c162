// Whose pushes this browser shows, by owner. Not in the session, because it must survive a change of tenant, and a refusal is not asked
// about again.
const entry = 'wakeel-push'
type Answer = 'on' | 'no'

function load(): Record<string, Answer> {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}') as Record<string, Answer>
  } catch {
    return {}
  }
}

/** The answer stored for an owner; undefined while they were not asked. */
export const answerOf = (owner: string): Answer | undefined => load()[owner]

/** Stores an owner's answer. A browser has one owner a tenant: the last who accepted. */
export function keepAnswer(owner: string, answer: Answer | undefined): void {
  const tenant = owner.slice(0, owner.indexOf(':') + 1)
  const others = Object.entries(load()).filter(
    ([one, said]) => one !== owner && !(answer === 'on' && said === 'on' && one.startsWith(tenant)),
  )
  try {
    localStorage.setItem(entry, JSON.stringify(Object.fromEntries([...others, ...(answer ? [[owner, answer]] : [])])))
  } catch {
    // With blocked storage the person is asked again on the next visit.
  }
}
