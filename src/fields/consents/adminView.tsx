import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import type { Consent } from '../../schema/core/kinds.ts'
import { Moment } from '../../admin/core/parts/Moment.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { StatusDot } from '../../admin/core/parts/StatusDot.tsx'
import { Items } from '../../admin/core/parts/Items.tsx'

/** What a person agreed to or withdrew; recorded, never edited. */
export const consents: FieldPart<'consents'> = {
  wide: true,
  View: function ConsentsView({ value, dense }) {
    const translate = useTranslate()
    const given = Array.isArray(value) ? (value as Consent[]) : []
    if (given.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: given.length })}</>
    return (
      <Items sx={{ display: 'grid', gap: 0.5 }}>
        {given.map(({ purpose, channel, granted, at, textVersion, byPhone }) => (
          <Box component="li" key={`${purpose}-${channel}-${at}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <StatusDot tone={granted ? 'positive' : 'critical'}>
              {translate(granted ? `admin.consent.granted.${purpose}` : `admin.consent.withdrawn.${purpose}`)}
            </StatusDot>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(`admin.consent.channel.${channel}`)} · <Moment value={at} /> · <bdi>{textVersion}</bdi>
              {byPhone && ` · ${translate('admin.consent.byPhone')}`}
            </Box>
          </Box>
        ))}
      </Items>
    )
  },
}
