import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface ChoiceProps {
  name: string
  checked: boolean
  title: ReactNode
  detail?: ReactNode
  /** Shown before the text: an icon, a plate. */
  start?: ReactNode
  /** Shown at the end of the line: a price. */
  end?: ReactNode
  /** Several may be chosen. */
  several?: boolean
  /** The only question of its step: a tap answers it and goes on. Arrow keys only choose. */
  alone?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A large card to choose: a radio button, or a check box where several may be chosen. */
export function Choice({
  name,
  checked,
  title,
  detail,
  start,
  end,
  several = false,
  alone = false,
  disabled = false,
  onChange,
}: ChoiceProps) {
  const pressed = useRef(false)
  // The input covers the card. Its clicks by arrow keys and the space bar have the detail 0.
  const click = (event: MouseEvent<HTMLInputElement>) => {
    const { detail: presses, currentTarget } = event
    // The second press of a double click on the step before.
    if (presses > 1 && !pressed.current) event.preventDefault()
    else if (alone && presses > 0) requestAnimationFrame(() => currentTarget.form?.requestSubmit())
    pressed.current = true
  }
  return (
    <label className="choice">
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        disabled={disabled}
        onClick={click}
        onChange={(event) => onChange(event.target.checked)}
      />
      {start}
      <span className="choice-words">
        <span className="choice-title">{title}</span>
        {detail && <span className="choice-detail">{detail}</span>}
      </span>
      {end && <span className="choice-end">{end}</span>}
      <span className={several ? 'choice-mark choice-mark-square' : 'choice-mark'} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
    </label>
  )
}
