import Unlink from '@mui/icons-material/LinkOffOutlined'
import Copy from '@mui/icons-material/ContentCopyOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { toasts, press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { sendJobLink, endJobLinks } from '../../schema/workshop/calls.ts'

interface JobLinkProps {
  row: Row
  /** Pieces of work without a decision, and those of them about which the customer was not asked yet. */
  waiting: number
  unsent: number
  onSent: () => unknown
}

/** Sends the customer the link to decide, or copies it. */
export function JobLink({ row, waiting, unsent, onSent }: JobLinkProps) {
  const { translate, format } = useI18n()
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null)
  // A new key after each answer: pressing twice sends once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const ask = async (send: boolean) => {
    const made = await client.call(sendJobLink, { send }, { params: { id: row.id }, idempotencyKey: key })
    setKey(crypto.randomUUID())
    setLink(made)
    if (send) await onSent()
    else
      await navigator.clipboard.writeText(made.url).then(
        () => toasts.success({ text: translate('admin.job.copied') }),
        // Without the right to use the clipboard the link is shown to be copied by hand.
        () => undefined,
      )
  }
  const takeBack = async () => {
    await client.call(endJobLinks, {}, { params: { id: row.id } })
    setLink(null)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {waiting > 0 && (
          <Button
            variant={unsent > 0 ? 'contained' : 'outlined'}
            startIcon={<Send sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
            onClick={press(() => ask(true))}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            {translate(unsent > 0 ? 'admin.job.send' : 'admin.job.sendAgain')}
          </Button>
        )}
        <Button startIcon={<Copy />} onClick={press(() => ask(false))} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {translate('admin.job.copy')}
        </Button>
        <Button color="inherit" startIcon={<Unlink />} onClick={press(() => takeBack())} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {translate('admin.job.takeBack')}
        </Button>
      </Box>
      {waiting > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {unsent > 0
            ? translate('admin.job.unsentCount', { smart_count: unsent })
            : translate('admin.job.waiting', { smart_count: waiting })}
        </Typography>
      )}
      {link && (
        <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={link.url} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{link.url}</bdi>
          </Link>
          <br />
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('admin.job.linkUntil', { date: format.date(link.expiresAt) })}
          </Typography>
        </Typography>
      )}
    </>
  )
}
