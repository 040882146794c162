import { readPlate } from '../../schema/core/values/plate.ts'
import { Plate } from './landingPlate.tsx'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** A plate, typed in either script, with a drawing of it. */
export function PlateField(props: FieldProps<'plate'>) {
  const { letters, digits } = readPlate(props.value)
  return (
    <FieldFrame {...props}>
      <div className="field-pair">
        <input
          {...tied(props)}
          className="field-input"
          type="text"
          dir="auto"
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <Plate plate={letters.slice(0, 3) + digits.slice(0, 4)} />
      </div>
    </FieldFrame>
  )
}
