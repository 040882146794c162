import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { mobileText } from '../../../fields/mobile/mobileText.ts'
import { newCarFields } from '../../customers/index.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { Code } from '../../core/parts/Code.tsx'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { FormField } from '../../core/form/FormField.tsx'
import { twoColumns } from '../../core/form/FormSection.tsx'
import { labelOf, useI18n } from '../../core/useI18n.ts'
import { newCar, noCar, type Caller } from './phoneBooking.ts'

/** Who calls: the customer who was found, or the least fields of a new one. */
export function Person({ caller: { found, by, value } }: { caller: Caller }) {
  const { translate } = useI18n()
  if (!found)
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography role="status">
          {translate(by === 'mobile' ? 'admin.phone.newMobile' : 'admin.phone.newPlate')}{' '}
          <Code>{by === 'mobile' ? mobileText(value) : value}</Code>
        </Typography>
        <Box sx={twoColumns}>
          {['firstName', 'lastName', ...(by === 'mobile' ? [] : ['mobile'])].map((name) => (
            <FormField key={name} resource="customers" name={name} row={undefined} required />
          ))}
        </Box>
      </Box>
    )
  const { customer, open } = found
  return (
    <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
      <Code>{mobileText(customer.mobile ?? '')}</Code>
      {open.bookings > 0 && <span>{translate('admin.phone.openBookings', { smart_count: open.bookings })}</span>}
    </Typography>
  )
}

interface CarChoiceProps {
  caller: Caller
  /** Whether the person may register cars. */
  mayMake: boolean
  value: string
  error: string | undefined
  onChange: (carId: string) => void
}

/** The customer's cars, and the least fields of a new one. */
export function CarChoice({ caller: { found, by }, mayMake, value, error, onChange }: CarChoiceProps) {
  const { translate, code } = useI18n()
  const cars = found?.vehicles ?? []
  const choices = cars.length + (mayMake ? 1 : 0)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {choices > 1 || !mayMake || error ? (
        <FieldFrame id="phone-car" label={labelOf(translate, 'appointments', 'vehicleId')} required error={error} group>
          <RadioGroup aria-labelledby="phone-car-label" value={value} onChange={(_, next) => onChange(next)}>
            {cars.map(({ id, plate, vin, modelName, year }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" />}
                label={
                  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
                    <CarPlate car={{ plate, vin }} /> <bdi>{`${modelName[code]} ${year}`}</bdi>
                  </Box>
                }
              />
            ))}
            <FormControlLabel
              value={mayMake ? newCar : noCar}
              control={<Radio size="small" />}
              label={translate(mayMake ? 'admin.phone.otherCar' : 'admin.phone.noCar')}
            />
          </RadioGroup>
        </FieldFrame>
      ) : null}
      {value === newCar && (
        <Box sx={twoColumns}>
          {newCarFields.map((name) => (
            <FormField key={`${by} ${name}`} resource="vehicles" name={name} row={undefined} />
          ))}
        </Box>
      )}
    </Box>
  )
}
