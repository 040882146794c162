import type { Word } from '../../schema/enumerations.ts'
import { FlowIcon, type FlowIconName } from '../core/parts/FlowIcon.tsx'
import { LineIcon } from '../core/parts/Icon.tsx'

// In the style of the landing's icons; only used by this flow.
const lines = {
  'Test Drive':
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.8 12.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M3.7 11c5-2.300 11.600-2.300 16.600 0M12 14.7v5.700',
  'Used Car Sales': 'M4 9.5h14l-3.5-4M20 14.5H6l3.5 4',
  'Parts Inquiry':
    'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M10.5 3.5h3l.5 2.600 1.900 1.100 2.5-.9 1.5 2.600-2 1.700v2.800l2 1.700-1.5 2.600-2.5-.9-1.900 1.100-.5 2.600h-3l-.5-2.600-1.900-1.100-2.5.9-1.5-2.600 2-1.700v-2.800l-2-1.700 1.5-2.600 2.5.9L10 6.100z',
}
const known: Record<Exclude<Word<'leadType'>, keyof typeof lines>, FlowIconName> = {
  'New Car Sales': 'car',
  'General Inquiry': 'lead',
  'After Sales Inquiry': 'service',
}

/** The icon of a lead type. */
export function LeadTypeIcon({ type }: { type: Word<'leadType'> }) {
  if (!(type in lines)) return <FlowIcon name={known[type as keyof typeof known]} />
  return (
    <LineIcon>
      <path d={lines[type as keyof typeof lines]} />
    </LineIcon>
  )
}
