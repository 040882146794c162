import Print from '@mui/icons-material/ReceiptLongOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { paymentStates, type PaymentState } from '../../../schema/paymentStates.ts'
import { languages, type LanguageWord } from '../../../schema/limits.ts'
import type { Row } from '../../definition.ts'
import { Menu } from '../../layout/late.tsx'
import { useSpeaker } from '../../speaker.ts'
import { saveFile } from '../../transfer/saveFile.ts'

/** The receipt of a payment as PDF, in either language; there is none while nothing was paid. */
export function ReceiptButton({ row }: { row: Row }) {
  const { translate, language } = useSpeaker()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [printing, setPrinting] = useState(false)
  const { phase } = paymentStates[row['state'] as PaymentState]
  if (phase === 'asked' || phase === 'ended' || row['state'] === 'approved') return null
  const words = (Object.keys(languages) as LanguageWord[]).toSorted((one) => (one === language ? -1 : 1))
  const print = async (word: LanguageWord) => {
    setAnchor(null)
    setPrinting(true)
    await saveFile(`/papers/receipt/${row.id}?language=${word}`).finally(() => setPrinting(false))
  }
  return (
    <>
      <Button startIcon={<Print />} aria-haspopup="menu" loading={printing} onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('messages.paper.receipt')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {words.map((word) => (
          <MenuItem key={word} onClick={() => void print(word)}>
            {translate(`enumerations.language.${languages[word].id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
