import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { languages, type LanguageWord } from '../../schema/core/limits.ts'
import type { Row } from '../core/definition.ts'
import { Menu } from '../core/parts/late.tsx'
import { useI18n } from '../core/useI18n.ts'
import { saveFile } from '../core/saveFile.ts'

const documents = { 'job-card': 'jobCard', estimate: 'estimate' } as const

/** A booking's documents as PDF, each in both languages. */
export function DocumentButton({ row }: { row: Row }) {
  const { translate, language } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const others = (Object.keys(languages) as LanguageWord[]).toSorted((one) => (one === language ? -1 : 1))
  const print = async (printed: keyof typeof documents, word: LanguageWord) => {
    setAnchor(null)
    await saveFile(`/documents/${printed}/${row.id}?language=${word}`)
  }
  return (
    <>
      <Button variant="outlined" startIcon={<Print />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('admin.job.print')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.flatMap((word) => [
          <ListSubheader key={word} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate(`enumerations.language.${languages[word].id}`)}
          </ListSubheader>,
          ...(Object.keys(documents) as (keyof typeof documents)[]).map((printed) => (
            <MenuItem key={`${word}-${printed}`} onClick={press(() => print(printed, word), anchor)}>
              {translate(`messages.documents.${documents[printed]}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
