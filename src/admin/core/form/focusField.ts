const reachable =
  'input:not([type=hidden]):not([aria-hidden=true]):not(:disabled), textarea:not([aria-hidden=true]):not(:disabled), [role=combobox], [role=spinbutton], button, [tabindex="0"]'

/** Puts the focus into a field of a form, whatever its kind; a part of it that is marked as wrong comes first. */
export function focusField(form: HTMLElement | null, name: string): void {
  const frame = form?.querySelector(`[data-field="${name}"]`)
  const target =
    frame?.querySelector<HTMLElement>('[aria-invalid=true]:not([aria-hidden=true])') ?? frame?.querySelector<HTMLElement>(reachable)
  target?.focus()
}

/** Begins a form with a field, unless anyone who is quicker is at one already: what they type must not land in another. */
export function beginWithField(form: HTMLElement | null, name: string): void {
  if (!form?.contains(document.activeElement)) focusField(form, name)
}
