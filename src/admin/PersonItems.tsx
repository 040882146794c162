// What features bring to the person's menu.
import { LeadSoundItem } from './notifications/LeadSoundItem.tsx'
import { AcceptingItem } from './staff/me/AcceptingItem.tsx'

/** The items in their order. */
export const PersonItems = () => (
  <>
    <AcceptingItem />
    <LeadSoundItem />
  </>
)
