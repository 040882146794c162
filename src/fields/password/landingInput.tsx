import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** A password, hidden until the person shows it. */
export function PasswordField(props: FieldProps<'password'>) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...props}>
      <span className="field-line">
        <input
          {...tied(props)}
          className="field-input field-ltr"
          type={shown ? 'text' : 'password'}
          dir="ltr"
          maxLength={limits.passwordLength}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <button type="button" className="button button-plain" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'admin.signIn.hidePassword' : 'admin.signIn.showPassword')}
        </button>
      </span>
    </FieldFrame>
  )
}
