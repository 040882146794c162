// Runs inline at the end of the sign-in page's HTML: shows the page as the build has drawn it in the person's language and mode, and hands
// what was typed and pressed there to the page that the code draws in its place.
const { drawnLanguage } = document.documentElement.dataset
const place = document.getElementById('root')
const drawing = document.querySelector<HTMLTemplateElement>(`template[data-language="${drawnLanguage}"]`)
if (place && drawing && location.pathname === '/') show(place, drawing)

function show(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
  root.append(content)
  document.title = dataset['title'] ?? ''
  const fieldsIn = () => [...root.querySelectorAll('input')]
  const buttonsIn = () => [...root.querySelectorAll('button')]
  const fields = fieldsIn()
  const buttons = buttonsIn()
  let entered: Element | null = null
  let pressed: HTMLButtonElement | undefined

  // A form submitted by the browser would put its values into the address: by Enter, too, which presses its button.
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    pressed?.removeAttribute('aria-busy')
    root.querySelector('[role=alert]')?.remove()
    pressed = navigator.onLine ? button : undefined
    if (pressed) pressed.setAttribute('aria-busy', 'true')
    else button.after(Object.assign(document.createElement('p'), { role: 'alert', textContent: dataset['offline'] }))
  }
  // The code's own page gives the focus to its first field before it says that it is there.
  const enter = ({ target }: Event) => {
    if (fields.includes(target as HTMLInputElement) || buttons.includes(target as HTMLButtonElement)) entered = target as Element
  }
  root.addEventListener('click', hold)
  root.addEventListener('focusin', enter)
  addEventListener(
    'taken',
    () => {
      delete document.documentElement.dataset['drawnLanguage']
      root.removeEventListener('click', hold)
      root.removeEventListener('focusin', enter)
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const [index, field] of fieldsIn().entries()) {
        const before = fields[index]
        if (!before) continue
        if (before.value) {
          setValue?.call(field, before.value)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        if (before !== entered) continue
        field.focus()
        // An e-mail field has no selection that a script may read.
        if (before.selectionStart !== null) field.setSelectionRange(before.selectionStart, before.selectionEnd)
      }
      const now = buttonsIn()
      const counterpart = (button: Element | null | undefined) => now[buttons.indexOf(button as HTMLButtonElement)]
      if (entered instanceof HTMLButtonElement) counterpart(entered)?.focus()
      // Once the values have been taken over.
      setTimeout(() => counterpart(pressed)?.click())
    },
    { once: true },
  )
}
