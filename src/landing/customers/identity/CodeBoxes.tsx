import { latinDigits } from '../../../schema/core/values/digits.ts'
import { limits } from '../../../schema/core/limits.ts'

interface CodeBoxesProps {
  id: string
  label: string
  value: string
  invalid: boolean
  describedBy: string
  onChange: (code: string) => void
}

/** Six boxes drawn over one input, so that paste, autofill and screen readers see a single code. Accepts digits of any script. */
export function CodeBoxes({ id, label, value, invalid, describedBy, onChange }: CodeBoxesProps) {
  return (
    <div className={invalid ? 'code code-wrong' : 'code'} dir="ltr">
      <input
        id={id}
        className="code-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        autoFocus
        onChange={(event) => onChange(latinDigits(event.target.value).replace(/\D/g, '').slice(0, limits.otpDigits))}
        onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
      />
      {Array.from({ length: limits.otpDigits }, (_, place) => (
        <span
          key={place}
          className={place === Math.min(value.length, limits.otpDigits - 1) ? 'code-box code-box-next' : 'code-box'}
          aria-hidden="true"
        >
          {value[place]}
        </span>
      ))}
    </div>
  )
}
