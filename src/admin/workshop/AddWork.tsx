import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { OfferedService } from '../../schema/appointments/index.ts'
import type { Row } from '../core/definition.ts'
import { Amount } from '../core/parts/Code.tsx'
import { Menu } from '../core/parts/late.tsx'
import { useI18n } from '../core/useI18n.ts'
import { useOffers } from './useOffers.ts'

interface AddWorkProps {
  row: Row
  work: readonly Row[]
  onChanged: () => void
  /** Other work is to be typed. */
  onOther: () => void
}

/** Adds work to a job: a service with its price in one choice, or other work. */
export function AddWork({ row, work, onChanged, onOther }: AddWorkProps) {
  const { translate, format, code } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { offers, isLoading, propose } = useOffers(row, work, onChanged)
  const choose = (one: OfferedService) => {
    setAnchor(null)
    return propose(one)
  }
  const other = () => {
    setAnchor(null)
    onOther()
  }
  // It opens with everything in it: a service that came later would be under the finger that was to press other work.
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        loading={anchor !== null && isLoading}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 32 } }}
      >
        {translate('admin.job.addWork')}
      </Button>
      <Menu open={anchor !== null && !isLoading} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offers.map((one) => (
          <MenuItem key={one.code} onClick={press(() => choose(one), anchor)} sx={{ gap: 3, justifyContent: 'space-between' }}>
            <span>{one.name[code]}</span>
            <Amount>{format.money(one.price)}</Amount>
          </MenuItem>
        ))}
        {offers.length > 0 && <Divider />}
        <MenuItem onClick={other}>{translate('admin.job.other')}</MenuItem>
      </Menu>
    </>
  )
}
