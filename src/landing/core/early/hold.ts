// Runs before the first paint, inline in the page. What a person types, chooses or presses before hydration is kept and applied afterwards,
// because React hydrates fields without reading their values.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typed = new Set<Field>()
let pressed: HTMLElement | undefined

function hold(event: Event): void {
  const target = event.target as HTMLElement
  const button = target.closest('button')
  if (event.type !== 'submit' && !(event.type === 'click' && button)) {
    if (event.type !== 'click') typed.add(target as Field)
    return
  }
  // Several presses count as one. A form submitted by the browser would put its values into the address.
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = event.type === 'submit' ? target : (button ?? undefined)
  if (!navigator.onLine) sayOffline()
}

// With the text that the page contains, in the position and style of its notices.
let notice: HTMLElement | undefined
function sayOffline(): void {
  const { errors } = JSON.parse(document.getElementById('wakeel-texts')?.textContent ?? '{}') as { errors?: { offline?: string } }
  notice?.remove()
  notice = document.createElement('div')
  notice.className = 'toasts'
  const line = document.createElement('div')
  line.className = 'toast toast-error'
  line.role = 'alert'
  line.append(Object.assign(document.createElement('span'), { textContent: errors?.offline ?? '' }))
  notice.append(line)
  document.body.append(notice)
}

// Sets a value so that React notices: React compares with the last value set through its own setter.
function retell(field: Field): void {
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    field.checked = !field.checked
    field.click()
  } else if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
  else {
    const { value, selectionStart } = field
    field.value = `${value}0`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionStart)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

// From before the page was reloaded: afterPaint.ts. Blocked storage, as in some frames, has nothing.
function typedBefore(): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem('typed') ?? '{}') as Record<string, string>
    sessionStorage.removeItem('typed')
    return kept
  } catch {
    return {}
  }
}

const kinds = ['input', 'change', 'click', 'submit']
for (const kind of kinds) addEventListener(kind, hold, true)

let down: HTMLElement | undefined
addEventListener('pointerdown', ({ target }) => (down = (target as HTMLElement).closest('button') ?? undefined), true)
for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => (down = undefined), true)

function goOn(): void {
  for (const kind of kinds) removeEventListener(kind, hold, true)
  notice?.remove()
  const before = typedBefore()
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input[name]')) {
    const value = before[field.name]
    if (!value || field.value) continue
    field.value = value
    typed.add(field)
  }
  for (const field of typed) if (field.isConnected) retell(field)
  // After the page has taken over the typed values.
  setTimeout(() => {
    if (!pressed?.isConnected) return
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  })
}
/** What was typed may move a button that is being pressed, and then the click is elsewhere. */
function goOnUnder(button: HTMLElement): void {
  const ends = ['click', 'pointercancel']
  const end = ({ type, target }: Event) => {
    for (const kind of ends) removeEventListener(kind, end, true)
    if (type === 'click' && !button.contains(target as Node)) button.click()
  }
  for (const kind of ends) addEventListener(kind, end, true)
}
addEventListener(
  'alive',
  () => {
    if (down) goOnUnder(down)
    goOn()
  },
  { once: true },
)
