import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { press } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { Amount } from '../core/parts/Code.tsx'
import { useI18n } from '../core/useI18n.ts'
import { dueText, isWorthOffering } from '../appointments/index.ts'
import { Items } from '../core/parts/Items.tsx'
import { useOffers } from './useOffers.ts'

/** Services that are due by mileage and history, or were refused before, and are not booked: one press proposes them. */
export function RecommendedWork({ row, work, onChanged }: { row: Row; work: readonly Row[]; onChanged: () => void }) {
  const i18n = useI18n()
  const { translate, format, code } = i18n
  const { offers, propose } = useOffers(row, work, onChanged)
  const due = offers.filter(isWorthOffering)
  if (due.length === 0) return null
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
        {translate('admin.job.recommended')}
      </Typography>
      <Items>
        {due.map((one) => (
          <Box
            component="li"
            key={one.code}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              paddingBlock: 0.75,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minInlineSize: 180 }}>
              <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                {one.name[code]}
              </Typography>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {dueText(i18n, one)}
              </Typography>
            </Box>
            <Amount>{format.money(one.price)}</Amount>
            <Button
              size="small"
              startIcon={<Add />}
              aria-label={translate('admin.job.proposeOne', { name: one.name[code] })}
              onClick={press(() => propose(one))}
              sx={{ minHeight: { xs: 44, sm: 30 } }}
            >
              {translate('admin.job.propose')}
            </Button>
          </Box>
        ))}
      </Items>
    </section>
  )
}
