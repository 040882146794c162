import Ready from '@mui/icons-material/QuickreplyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { press } from '../../http/index.ts'
import { answerThread, inviteToThread } from '../../schema/conversations/calls.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useAct } from '../core/useAct.ts'
import { useI18n } from '../core/useI18n.ts'
import { AnswerFile } from './AnswerFile.tsx'
import { useAnswerFile } from './useAnswerFile.ts'

type Thread = OutputOf<'showThread'>
type Channel = Thread['ways'][number]
interface AnswerFormProps {
  resource: string
  id: string
  thread: Thread
}
const longest = 900

/** Writes to the person: by WhatsApp while it takes free words, else by SMS or mail; or invites them to write again. */
export function AnswerForm({ resource, id, thread }: AnswerFormProps) {
  const { translate } = useI18n()
  const [body, setBody] = useState('')
  const [wrong, setWrong] = useState('')
  const [chosen, setChosen] = useState<Channel>()
  // One key an answer: pressing twice sends it once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { run, acting } = useAct(['conversations'])
  const attached = useAnswerFile()
  const open = thread.openUntil !== null
  const ways = thread.ways.filter((way) => way !== 'whatsapp' || open)
  const theirs = thread.entries.findLast((entry) => entry.theirs)?.channel
  // People are answered by the way they wrote, until the colleague takes another.
  const channel = chosen && ways.includes(chosen) ? chosen : (ways.find((way) => way === theirs) ?? ways[0])
  const params = { resource, id }
  const takesFile = channel !== undefined && thread.fileWays.includes(channel)
  const again = (refused: Record<string, string> | null) => {
    setKey(crypto.randomUUID())
    setWrong(refused ? (refused['body'] ?? '') : '')
    attached.setWrong(refused ? (refused['file'] ?? '') : '')
    if (refused !== null) return
    setBody('')
    attached.remove()
  }
  const send = async () => {
    const text = body.trim()
    if (!channel) return
    if (attached.busy) return attached.setWrong(translate('admin.upload.wait'))
    if (attached.file && !takesFile) return attached.setWrong(translate('validation.fileWay'))
    if (text === '' && !attached.file) return setWrong(translate('validation.required'))
    const answer = { ...(text === '' ? {} : { body: text }), ...(attached.file ? { file: attached.file.id } : {}) }
    again(await run(() => client.call(answerThread, { channel, ...answer }, { params, idempotencyKey: key })))
  }
  const invite = async () => again(await run(() => client.call(inviteToThread, {}, { params, idempotencyKey: key })))
  return (
    <Box component="form" noValidate onSubmit={press(send)} sx={{ display: 'grid', gap: 1.25 }}>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={translate('admin.conversation.answer')}
        value={body}
        error={wrong !== ''}
        helperText={wrong || undefined}
        onChange={({ target }) => setBody(target.value.slice(0, longest))}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: longest } }}
      />
      {channel && <AnswerFile attached={attached} channel={channel} takesFile={takesFile} disabled={acting} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {ways.length > 1 ? (
          <TextField
            select
            size="small"
            label={translate('admin.conversation.by')}
            value={channel ?? ''}
            onChange={({ target }) => setChosen(ways.find((way) => way === target.value))}
            sx={{ minInlineSize: 130 }}
          >
            {ways.map((way) => (
              <MenuItem key={way} value={way}>
                {translate(wordKey('messageChannel', way))}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          channel && <Typography variant="body2">{translate(wordKey('messageChannel', channel))}</Typography>
        )}
        <CannedAnswers
          language={thread.languageId === '1' ? 'en' : 'ar'}
          onChoose={(words) => setBody((was) => (was.trim() === '' ? words : `${was.trim()}\n${words}`).slice(0, longest))}
        />
        <Button type="submit" variant="outlined" disabled={acting} sx={{ marginInlineStart: 'auto', minHeight: { xs: 44, sm: 36 } }}>
          {translate('admin.conversation.send')}
        </Button>
      </Box>
      {!open && thread.mayInvite && (
        <Button variant="outlined" disabled={acting} onClick={press(invite)} sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 36 } }}>
          {translate('admin.conversation.invite')}
        </Button>
      )}
    </Box>
  )
}

/** The dealership's ready answers, in the language of the person. */
function CannedAnswers({ language, onChoose }: { language: 'en' | 'ar'; onChoose: (words: string) => void }) {
  const { translate } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useGetList<Row>('cannedAnswers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'place', order: 'ASC' },
    filter: { active: true },
  })
  if (data.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<Ready />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {translate('admin.conversation.canned')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data.map((row) => (
          <MenuItem
            key={row.id}
            onClick={() => {
              setAnchor(null)
              onChoose(bilingualText(row['body'], language))
            }}
            sx={{ whiteSpace: 'normal', maxInlineSize: 420, display: 'grid' }}
          >
            <span>{String(row['name'])}</span>
            <Typography variant="body2" component="span" dir="auto" sx={{ color: 'text.secondary' }}>
              {bilingualText(row['body'], language)}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
