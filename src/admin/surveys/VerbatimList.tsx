import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { press } from '../../http/index.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { SmallSelect } from '../core/parts/SmallSelect.tsx'
import { useLater } from '../core/useLater.ts'
import { useI18n } from '../core/useI18n.ts'
import { partText } from './answerWords.ts'
import { useRequested, type Results } from './useResults.ts'
import { VerbatimItem } from './VerbatimItem.tsx'
import { Items } from '../core/parts/Items.tsx'
import { surveyVerbatims } from '../../schema/surveys/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const size = 10
const moods = ['promoter', 'passive', 'detractor', 'satisfied', 'dissatisfied'] as const

/** The single answers, latest first, filtered by person, answer or text. */
export function VerbatimList({ surveyId, data }: { surveyId: string; data: Results | undefined }) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const { from, to, search, ask } = useRequested()
  const locationId = useSession('branch')
  const mood = moods.find((one) => one === search.get('mood'))
  const [question, answer] = [search.get('question') ?? undefined, search.get('answer') ?? undefined]
  const worded = search.get('worded') === 'true'
  const typed = search.get('words') ?? ''
  const q = useLater(typed.trim(), 300)
  const filter = {
    ...{ from, to, size },
    ...(locationId ? { locationId } : {}),
    ...(mood ? { mood } : {}),
    ...(question && answer ? { question, answer } : {}),
    ...(worded ? { worded: 'true' as const } : {}),
    ...(q ? { q } : {}),
  }
  const list = useInfiniteQuery({
    queryKey: ['surveyResults', 'words', surveyId, filter],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => client.call(surveyVerbatims, { ...filter, page: pageParam }, { params: { id: surveyId }, signal }),
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
    enabled: from !== 'invalid' && to !== 'invalid',
  })
  const requested = data?.questions.find((one) => one.id === question)
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          label={translate('admin.results.search')}
          value={typed}
          onChange={({ target }) => ask({ words: target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={{ flex: '1 1 200px' }}
        />
        <SmallSelect
          label={translate('admin.results.mood')}
          value={mood ?? ''}
          options={[
            { value: '', text: translate('admin.results.anyMood') },
            ...moods.map((one) => ({ value: one, text: translate(`admin.results.moods.${one}`) })),
          ]}
          onChange={(next) => ask({ mood: next })}
          disabled={false}
        />
        <FormControlLabel
          label={translate('admin.results.wordedOnly')}
          control={
            <Switch
              checked={worded}
              onChange={(_, on) => ask({ worded: on ? 'true' : undefined })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        {requested && answer && (
          <Chip
            label={translate('admin.results.answeredSo', { question: requested.label[code], answer: partText(i18n, requested, answer) })}
            onDelete={() => ask({ question: undefined, answer: undefined })}
            sx={{ maxInlineSize: '100%' }}
          />
        )}
      </Box>
      {!rows && <Skeleton variant="rounded" height={200} />}
      {rows?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.results.nobody')}</Typography>}
      <Items sx={{ display: 'grid', gap: 1.5 }}>
        {rows?.map((one) => (
          <VerbatimItem key={one.id} item={one} questions={data?.questions ?? []} />
        ))}
      </Items>
      {list.hasNextPage && (
        <Button onClick={press(() => list.fetchNextPage())} sx={{ minBlockSize: 44, justifySelf: 'start' }}>
          {translate('admin.results.more')}
        </Button>
      )}
    </Box>
  )
}
