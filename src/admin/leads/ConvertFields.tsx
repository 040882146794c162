import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useController, useWatch } from 'react-hook-form'
import type { Row } from '../core/definition.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { Code } from '../core/parts/Code.tsx'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { mobileText } from '../../fields/mobile/mobileText.ts'
import { newCarFields } from '../customers/index.ts'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { FormField } from '../core/form/FormField.tsx'
import { modelIn } from '../core/modelNames.ts'
import { labelOf, nameOf, useI18n } from '../core/useI18n.ts'
import { newCar, type Conversion, type Preparation } from './conversion.ts'
import { SlotField } from './SlotField.tsx'

const two = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 } as const

/** Customer, car, branch, services and time of a conversion. */
export function ConvertFields({ row, known }: { row: Row; known: Preparation }) {
  const service = known.type === 'service'
  return (
    <>
      <Person row={row} known={known} />
      {service && <Car known={known} />}
      <FormField resource="appointments" name="locationId" row={undefined} required />
      {service ? (
        <FormField resource="appointments" name="services" row={undefined} required />
      ) : (
        <FormField resource="appointments" name="driveCarId" row={undefined} required />
      )}
      <SlotField type={known.type} />
      <FormField resource="appointments" name="concern" row={undefined} />
    </>
  )
}

function Person({ row, known: { customer } }: { row: Row; known: Preparation }) {
  const { translate } = useI18n()
  if (!customer)
    return (
      <Box>
        <Box sx={two}>
          <FormField resource="customers" name="firstName" row={undefined} required />
          <FormField resource="customers" name="lastName" row={undefined} required />
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('admin.lead.convert.newCustomer')} <Code>{mobileText(String(row['mobile'] ?? ''))}</Code>
        </Typography>
      </Box>
    )
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {nameOf(translate, 'customers', 1)}
      </Typography>
      <Typography>
        <bdi>{customer.name}</bdi> · <Code>{mobileText(String(row['mobile'] ?? ''))}</Code>
      </Typography>
    </Box>
  )
}

function Car({ known: { vehicles } }: { known: Preparation }) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const { field, fieldState } = useController<Conversion, 'vehicleId'>({ name: 'vehicleId' })
  const fresh = useWatch<Conversion, 'vehicleId'>({ name: 'vehicleId' }) === newCar
  return (
    <>
      {vehicles.length > 0 && (
        <FieldFrame id="lead-car" label={labelOf(translate, 'appointments', 'vehicleId')} required error={fieldState.error?.message} group>
          <RadioGroup aria-labelledby="lead-car-label" value={field.value} onChange={(_, value) => field.onChange(value)}>
            {vehicles.map(({ id, plate, vin, make, model, year }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" />}
                label={
                  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
                    <CarPlate car={{ plate, vin }} />{' '}
                    <bdi>{[make && bilingualText(make, code), modelIn(i18n, model), year].filter(Boolean).join(' ')}</bdi>
                  </Box>
                }
              />
            ))}
            <FormControlLabel value={newCar} control={<Radio size="small" />} label={translate('admin.lead.convert.otherCar')} />
          </RadioGroup>
        </FieldFrame>
      )}
      {fresh && (
        <Box sx={two}>
          {newCarFields.map((name) => (
            <FormField key={name} resource="vehicles" name={name} row={undefined} />
          ))}
        </Box>
      )}
    </>
  )
}
