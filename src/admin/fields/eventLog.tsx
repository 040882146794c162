import Box from '@mui/material/Box'
import type { LoggedEvent } from '../../schema/compounds.ts'
import { useSpeaker } from '../speaker.ts'
import { Moment } from './Moment.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** What happened to a record, newest first; written by the server. */
export const eventLog: FieldPart<'eventLog'> = {
  wide: true,
  View: function EventLogView({ value, dense }) {
    const { translate } = useSpeaker()
    const all = Array.isArray(value) ? (value as LoggedEvent[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    return (
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {all.toReversed().map(({ at, name, note }) => (
          <Box component="li" key={`${at} ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', minInlineSize: 150 }}>
              <Moment value={at} />
            </Box>
            <Box component="bdi" sx={{ fontWeight: 550 }}>
              {name}
            </Box>
            {note && <bdi>{note}</bdi>}
          </Box>
        ))}
      </Box>
    )
  },
}
