import Search from '@mui/icons-material/SearchOutlined'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { client } from '../core/client.ts'
import { definitionOf } from '../core/definition.ts'
import { icons } from '../core/icons.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { Marked } from '../core/parts/Marked.tsx'
import { holdsAll, wordsOf } from '../core/parts/marks.ts'
import { mastersFor } from '../core/layout/menu.ts'
import { NotAllowed } from '../core/pages/NotAllowed.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { masterCounts } from '../../schema/masters/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** All masters on one page: purpose and number of entries. */
export function MastersHub() {
  const { translate, format } = useI18n()
  const [typed, setTyped] = useState('')
  const names = mastersFor(useMay())
  const { data } = useQuery({
    queryKey: ['masterCounts'],
    queryFn: ({ signal }) => client.call(masterCounts, {}, { signal, quiet: true }),
    enabled: names.length > 0,
  })
  if (names.length === 0) return <NotAllowed />
  const words = wordsOf(typed)
  const cards = names
    .map((name) => ({ name, title: nameOf(translate, name), about: translate(namedKey(`admin.masters.about.${name}`)) }))
    .filter(({ title, about }) => holdsAll(`${title} ${about}`, words))
  const search = translate('admin.masters.search')
  return (
    <>
      <PageTitle>{translate('admin.masters.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', marginBlockEnd: 2.5 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography component="h1" variant="h1">
            {translate('admin.masters.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.masters.text')}</Typography>
        </Box>
        <OutlinedInput
          size="small"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={search}
          startAdornment={<Search aria-hidden fontSize="small" sx={{ color: 'text.disabled', marginInlineEnd: 0.5 }} />}
          slotProps={{ input: { 'aria-label': search, dir: typed ? 'auto' : undefined, style: { paddingInline: 4 } } }}
          sx={{ inlineSize: { xs: '100%', sm: 280 }, bgcolor: 'background.paper' }}
        />
      </Box>
      {cards.length === 0 && (
        <Notice icon={<SearchOff />} title={translate('admin.masters.none')} text={translate('admin.masters.noneHelp')} />
      )}
      <Items sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' } }}>
        {cards.map(({ name, title, about }) => {
          const Icon = icons[definitionOf(name).icon]
          const count = data?.counts[name]
          return (
            <Box component="li" key={name}>
              <ButtonBase
                component={Link}
                to={`/home/${name}`}
                sx={{
                  display: 'flex',
                  gap: 1.75,
                  alignItems: 'flex-start',
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  inlineSize: '100%',
                  blockSize: '100%',
                  padding: 2,
                  borderRadius: 3,
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  color: 'text.primary',
                  transition: 'border-color 120ms, background-color 120ms',
                  '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
                }}
              >
                <Box
                  aria-hidden
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    flex: 'none',
                    inlineSize: 40,
                    blockSize: 40,
                    borderRadius: 2.5,
                    bgcolor: 'surface.brand',
                    color: 'primary.main',
                  }}
                >
                  <Icon fontSize="small" />
                </Box>
                <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
                  <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
                    <Box component="span" sx={{ fontWeight: 650 }}>
                      <Marked text={title} words={words} />
                    </Box>
                    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                      {count === undefined ? <Skeleton width={20} /> : format.number(count)}
                    </Typography>
                  </Box>
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    <Marked text={about} words={words} />
                  </Typography>
                </Box>
              </ButtonBase>
            </Box>
          )
        })}
      </Items>
    </>
  )
}
