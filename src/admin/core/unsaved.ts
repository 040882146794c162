// Unsaved form input, kept across a closed tab and a change of language, and in the same tab across an expired session; and the page to
// return to. Input is in the browser's storage by tenant and person, so that nobody else's sign-in reads it. The page is the tab's.
import { beforeClearing } from '../../session/clearStored.ts'
import { session } from '../../session/index.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

/** Unsaved input: changed values by field, the values before, and the version of the row. */
export interface UnsavedForm {
  values: Record<string, unknown>
  before: Record<string, unknown>
  version: number | null
  /** What the form was opened with; the same row opened for another purpose is another form. */
  from: string
  at: number
  /** The tab it was typed in. */
  tab: string
}
/** Lifetime of kept input in ms: computers are shared. */
export const unsavedLifetime = 3 * dayMs

interface Visit {
  tab: string
  staffId?: string
  place?: string
}
type Forms = Record<string, UnsavedForm>
const entry = 'wakeel-unsaved'

// With blocked or full storage, input is kept until the next visit only.
const memory = new Map<string, string>()
function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}
function write(storage: () => Storage, name: string, text: string | null): void {
  memory.delete(name)
  try {
    if (text === null) storage().removeItem(name)
    else storage().setItem(name, text)
  } catch {
    if (text !== null) memory.set(name, text)
  }
}
const parsed = <V extends object>(text: string | null): Partial<V> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
const ofTab = () => sessionStorage
const ofBrowser = () => localStorage

function visit(): Visit {
  const known = parsed<Visit>(read(ofTab, entry))
  if (known.tab) return known as Visit
  const fresh = { ...known, tab: crypto.randomUUID() }
  write(ofTab, entry, JSON.stringify(fresh))
  sweep()
  return fresh
}
// Expired input of every person is removed.
function sweep(): void {
  try {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith(`${entry}:`))) keepForms(name, formsOf(name))
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
const preferences = (): string | undefined => {
  const staff = session.get('staff')
  return staff && `${entry}:${staff.tenantId}:${staff.id}`
}
function formsOf(name: string): Forms {
  const young = Object.entries(parsed<Forms>(read(ofBrowser, name))).filter(([, one]) => one && Date.now() - one.at < unsavedLifetime)
  return Object.fromEntries(young) as Forms
}
function keepForms(name: string, forms: Forms): void {
  write(ofBrowser, name, Object.keys(forms).length > 0 ? JSON.stringify(forms) : null)
}

/** The key of a form: one for each row, one for a new row of each resource. */
export const formName = (resource: string, id: string | undefined): string => `${resource}/${id ?? 'new'}`
/** This person's unsaved input of a form; undefined once it is expired. */
export function unsavedOf(form: string): UnsavedForm | undefined {
  const name = preferences()
  return name ? formsOf(name)[form] : undefined
}
/** Whether it was typed in this tab, so that it is restored at once; otherwise the person is asked first. */
export const isOfThisTab = ({ tab }: UnsavedForm): boolean => tab === visit().tab
/** Keeps what was typed. */
export function keepUnsaved(form: string, typed: Omit<UnsavedForm, 'at' | 'tab'>): void {
  const name = preferences()
  if (name) keepForms(name, { ...formsOf(name), [form]: { ...typed, at: Date.now(), tab: visit().tab } })
}
/** Forgets a form that was saved or discarded. */
export function dropUnsaved(form: string): void {
  const name = preferences()
  if (!name) return
  const { [form]: dropped, ...forms } = formsOf(name)
  if (dropped) keepForms(name, forms)
}
/** Stores the present page, to return to after an expired session. */
export function keepPlace(place: string): void {
  const staffId = session.get('staff')?.id
  const known = visit()
  if (staffId && (place !== known.place || staffId !== known.staffId)) write(ofTab, entry, JSON.stringify({ ...known, staffId, place }))
}
/** The page where this person's session ended; another person's page and tab are dropped. */
export function placeFor(staffId: string): string | undefined {
  const known = visit()
  if (known.staffId === staffId) return known.place
  if (known.staffId) write(ofTab, entry, null)
  return undefined
}
// When a session ends, nothing stays stored: what was typed goes on in the memory of this tab, for the same person after sign-in.
beforeClearing(() => {
  const forms = preferences()
  for (const [storage, name] of [
    [ofBrowser, forms],
    [ofTab, entry],
  ] as const) {
    const text = name && read(storage, name)
    if (text) memory.set(name, text)
  }
})
/** Deletes all unsaved input of this person, on sign-out. */
export function forgetUnsaved(): void {
  const name = preferences()
  if (name) write(ofBrowser, name, null)
  write(ofTab, entry, null)
}
