import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { languages, type LanguageWord } from '../../../schema/limits.ts'
import type { Row } from '../../definition.ts'
import { Menu } from '../../layout/late.tsx'
import { useSpeaker } from '../../speaker.ts'
import { saveFile } from '../../transfer/saveFile.ts'

const papers = { 'job-card': 'jobCard', estimate: 'estimate' } as const

/** A booking's papers as PDF, each in both languages. */
export function PaperButton({ row }: { row: Row }) {
  const { translate, language } = useSpeaker()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [printing, setPrinting] = useState(false)
  const others = (Object.keys(languages) as LanguageWord[]).toSorted((one) => (one === language ? -1 : 1))
  const print = async (paper: keyof typeof papers, word: LanguageWord) => {
    setAnchor(null)
    setPrinting(true)
    await saveFile(`/papers/${paper}/${row.id}?language=${word}`).finally(() => setPrinting(false))
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        aria-haspopup="menu"
        loading={printing}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('admin.job.print')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.flatMap((word) => [
          <ListSubheader key={word} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate(`enumerations.language.${languages[word].id}`)}
          </ListSubheader>,
          ...(Object.keys(papers) as (keyof typeof papers)[]).map((paper) => (
            <MenuItem key={`${word}-${paper}`} onClick={() => void print(paper, word)}>
              {translate(`messages.paper.${papers[paper]}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
