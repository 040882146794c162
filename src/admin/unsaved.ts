// Unsaved form input, kept over an expired session, a language change and a reload; and the place to come back to.
// In the tab's own storage, bound to the person: it must not outlive the tab, and nobody else's sign-in may see it.
import { session } from '../session/index.ts'

/** What was typed: changed values by field, what stood there before, and the version of the row they were typed over. */
export interface UnsavedForm {
  values: Record<string, unknown>
  before: Record<string, unknown>
  version: number | null
  at: number
}
interface Kept {
  staffId?: string
  place?: string
  forms: Record<string, UnsavedForm>
}
const entry = 'wakeel-unsaved'

function load(): Kept {
  try {
    return { forms: {}, ...(JSON.parse(sessionStorage.getItem(entry) ?? '{}') as Partial<Kept>) }
  } catch {
    return { forms: {} }
  }
}
let kept: Kept | undefined
const present = (): Kept => (kept ??= load())
function keep(next: Kept): void {
  kept = next
  try {
    sessionStorage.setItem(entry, JSON.stringify(next))
  } catch {
    // Blocked or full: memory serves until the page is reloaded.
  }
}

/** The name of a form: one for each row, one for a new row of each resource. */
export const formName = (resource: string, id: string | undefined): string => `${resource}/${id ?? 'new'}`
/** What was typed into a form and not saved. */
export const unsavedOf = (form: string): UnsavedForm | undefined => present().forms[form]
/** Keeps what was typed. */
export function keepUnsaved(form: string, typed: Omit<UnsavedForm, 'at'>): void {
  keep({ ...present(), forms: { ...present().forms, [form]: { ...typed, at: Date.now() } } })
}
/** Forgets a form that was saved or discarded. */
export function dropUnsaved(form: string): void {
  const { [form]: _dropped, ...forms } = present().forms
  if (_dropped) keep({ ...present(), forms })
}
/** Notes where the person is, to come back after an expired session. */
export function keepPlace(place: string): void {
  const staffId = session.get('staff')?.id
  if (staffId && (place !== present().place || staffId !== present().staffId)) keep({ ...present(), staffId, place })
}
/** Where this person was when their session ended; everything kept for somebody else is forgotten. */
export function placeFor(staffId: string): string | undefined {
  if (present().staffId === staffId) return present().place
  keep({ forms: {} })
  return undefined
}
/** Forgets all of it: the person signed out themselves. */
export const forgetUnsaved = (): void => keep({ forms: {} })
