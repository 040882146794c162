import Call from '@mui/icons-material/CallOutlined'
import Company from '@mui/icons-material/ApartmentOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Event from '@mui/icons-material/EventAvailableOutlined'
import Message from '@mui/icons-material/ChatOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { ContactChip } from './ContactChip.tsx'
import { CustomerMenu } from './CustomerMenu.tsx'
import { RequestMenu } from './RequestMenu.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

const wide = {
  inlineSize: { xs: '100%', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root': { minHeight: { xs: 44, sm: 38 } },
} as const
const masked = (value: unknown) => String(value).includes('•')

/** Name and contact of a customer, with call, message and booking. */
export function CustomerHeader({ row, still }: { row: Row; still: boolean }) {
  const i18n = useI18n()
  const { translate } = i18n
  const may = useMay()
  const name = rowTitle('customers', row, i18n)
  const title = row['title'] ? translate(wordKey('honorific', row['title'])) : ''
  const mobile = String(row['mobile'] ?? '')
  const isCompany = row['kind'] === 'company'
  const initials = [row['firstName'], row['lastName']].map((part) => [...String(part ?? '')][0] ?? '').join(' ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Avatar
        aria-hidden
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 650, inlineSize: 52, blockSize: 52, fontSize: 18 }}
      >
        {isCompany ? <Company /> : initials}
      </Avatar>
      <Box sx={{ flex: 1, minInlineSize: 'min(100%, 260px)' }}>
        <Typography component="h1" variant="h1">
          {title && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450, marginInlineEnd: 0.75 }}>
              {title}
            </Box>
          )}
          <bdi>{name}</bdi>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, marginBlockStart: 0.5 }}>
          <ContactChip value={row['mobile']} verification={row['mobileVerification']} />
          <ContactChip value={row['email']} verification={row['emailVerification']} />
        </Box>
      </Box>
      {!still && (
        <Box sx={wide}>
          {mobile && !masked(mobile) && (
            <>
              <Button component="a" href={`tel:${mobile}`} variant="outlined" startIcon={<Call />}>
                {translate('admin.customer.call')}
              </Button>
              <Button
                component="a"
                href={`https://wa.me/${mobile.replace('+', '')}`}
                target="_blank"
                rel="noreferrer"
                variant="outlined"
                startIcon={<Message />}
              >
                {translate('admin.customer.message')}
              </Button>
            </>
          )}
          {may('edit', 'customers', row) && (
            <Button component={Link} to={`/home/customers/${row.id}`} variant="outlined" startIcon={<Edit />}>
              {translate('admin.list.edit')}
            </Button>
          )}
          <RequestMenu row={row} />
          {may('create', 'appointments') && (
            <Button
              component={Link}
              to={{
                pathname: '/home/appointments/create',
                search: `?customerId=${row.id}`,
              }}
              variant="contained"
              startIcon={<Event />}
              sx={{ order: { xs: -1, sm: 0 }, inlineSize: { xs: '100%', sm: 'auto' } }}
            >
              {translate('admin.customer.book')}
            </Button>
          )}
          <CustomerMenu row={row} />
        </Box>
      )}
    </Box>
  )
}
