import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { noPlateText, type NamedCar } from '../../schema/core/carMark.ts'
import { SaudiPlate } from './adminSaudiPlate.tsx'

/** What stands where the plate of a car without one would be drawn. */
export function NoPlate({ vin }: { vin: string | null }) {
  const t = useTranslate()
  return (
    <Box
      component="bdi"
      sx={{
        flex: 'none',
        border: '1px dashed',
        borderColor: 'text.secondary',
        borderRadius: '4px',
        paddingInline: '6px',
        fontSize: 12,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
      }}
    >
      {noPlateText(t, vin)}
    </Box>
  )
}

/** A car's plate, or that it has none yet. */
export const CarPlate = ({ car: { plate, vin } }: { car: NamedCar }) => (plate ? <SaudiPlate value={plate} /> : <NoPlate vin={vin} />)
