import { useTranslate } from '../../../../i18n/index.ts'
import { BranchChoices } from '../../../masters/index.ts'
import { useBooking } from '../booking.tsx'
import { useReplan } from './useReplan.ts'

/** The branches; where the time is not free there, it becomes the earliest one. */
export function ChangeBranch() {
  const t = useTranslate()
  const { draft, locations = [] } = useBooking()
  const { pending, replan } = useReplan()
  return (
    <div aria-busy={pending !== undefined}>
      <BranchChoices
        legend={t('landing.book.place.title')}
        silent
        goesOn={false}
        name="location"
        items={locations.map((location) => ({ key: location.id, location }))}
        chosen={pending?.locationId ?? draft.locationId}
        onChoose={(locationId) => replan({ locationId })}
      />
    </div>
  )
}
