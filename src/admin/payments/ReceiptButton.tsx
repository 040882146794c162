import Print from '@mui/icons-material/ReceiptLongOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { paymentStates, type PaymentState } from '../../schema/payments/paymentStates.ts'
import { languages, type LanguageWord } from '../../schema/core/limits.ts'
import type { Row } from '../core/definition.ts'
import { Menu } from '../core/parts/late.tsx'
import { useI18n } from '../core/useI18n.ts'
import { saveFile } from '../core/saveFile.ts'

/** The receipt of a payment as PDF in either language; nothing while nothing was paid. */
export function ReceiptButton({ row }: { row: Row }) {
  const { translate, language } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { phase } = paymentStates[row['state'] as PaymentState]
  if (phase === 'asked' || phase === 'ended' || row['state'] === 'approved') return null
  const words = (Object.keys(languages) as LanguageWord[]).toSorted((one) => (one === language ? -1 : 1))
  const print = async (word: LanguageWord) => {
    setAnchor(null)
    await saveFile(`/documents/receipt/${row.id}?language=${word}`)
  }
  return (
    <>
      <Button startIcon={<Print />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('messages.documents.receipt')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {words.map((word) => (
          <MenuItem key={word} onClick={press(() => print(word), anchor)}>
            {translate(`enumerations.language.${languages[word].id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
