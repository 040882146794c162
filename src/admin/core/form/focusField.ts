const reachable =
  'input:not([type=hidden]):not([aria-hidden=true]):not(:disabled), textarea:not([aria-hidden=true]):not(:disabled), [role=combobox], [role=spinbutton], button, [tabindex="0"]'

/** Focuses a field of a form, whatever its kind; a part with an error comes first. */
export function focusField(form: HTMLElement | null, name: string): void {
  const frame = form?.querySelector(`[data-field="${name}"]`)
  const target =
    frame?.querySelector<HTMLElement>('[aria-invalid=true]:not([aria-hidden=true])') ?? frame?.querySelector<HTMLElement>(reachable)
  target?.focus()
}

/** Focuses a field unless the person is already typing in another one. */
export function beginWithField(form: HTMLElement | null, name: string): void {
  if (!form?.contains(document.activeElement)) focusField(form, name)
}
