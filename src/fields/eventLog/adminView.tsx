import Box from '@mui/material/Box'
import type { LoggedEvent } from '../../schema/core/compounds.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { fieldsOf } from '../../admin/core/definition.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Moment } from '../../admin/core/parts/Moment.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { Described, FieldPart } from '../../admin/core/fields/parts.ts'
import { Items } from '../../admin/core/parts/Items.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** Events of a record, newest first; written by the server. */
export const eventLog: FieldPart<'eventLog'> = {
  wide: true,
  View: function EventLogView({ value, resource, dense }) {
    const { translate } = useI18n()
    // Most events have the name of the new state.
    const words = (name: string) => {
      const list = Object.values(fieldsOf(resource)).flatMap((one) =>
        one.kind === 'choice' ? [(one as Described<'choice'>).config.enumeration] : [],
      )
      const held = list.find((one) => (enumerations[one] as readonly string[]).includes(name))
      return held ? translate(wordKey(held, name)) : name
    }
    const all = Array.isArray(value) ? (value as LoggedEvent[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    return (
      <Items ordered sx={{ display: 'grid', gap: 0.75 }}>
        {all.toReversed().map(({ at, name, note }) => (
          <Box component="li" key={`${at} ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', minInlineSize: 150 }}>
              <Moment value={at} />
            </Box>
            <Box component="bdi" sx={{ fontWeight: 550 }}>
              {words(name)}
            </Box>
            {note && <bdi>{note}</bdi>}
          </Box>
        ))}
      </Items>
    )
  },
}
