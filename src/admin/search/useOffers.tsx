import { useQuery } from '@tanstack/react-query'
import Add from '@mui/icons-material/AddOutlined'
import { client } from '../core/client.ts'
import { definitionOf } from '../core/definition.ts'
import { useLater } from '../core/useLater.ts'
import { icons } from '../core/icons.ts'
import { useRecent, type Visit } from '../core/recent.ts'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { Marked } from '../core/parts/Marked.tsx'
import { holdsAll, wordsOf } from '../core/parts/marks.ts'
import type { Offer } from './Option.tsx'
import { RecentName } from './RecentName.tsx'
import { ResultText } from './ResultText.tsx'
import { useCommands } from './useCommands.ts'
import { globalSearch } from '../../schema/search/calls.ts'
import { previousData } from '../core/parts/connection.ts'

const shortest = 2
const restsFor = 150
const maxCommands = 6
const maxRecent = 8

/** The results for the typed text: rows and commands, or the last opened rows without a text. */
export function useOffers(typed: string): { offers: Offer[]; searching: boolean; failed: boolean; requested: boolean } {
  const { translate } = useI18n()
  const q = useLater(typed.trim(), restsFor)
  const wanted = typed.trim().length >= shortest
  const enabled = wanted && q.length >= shortest
  const found = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => client.call(globalSearch, { q }, { signal, quiet: 'silent' }),
    enabled,
    placeholderData: previousData,
  })
  const words = wordsOf(q)
  const rows = (enabled ? (found.data?.groups ?? []) : []).flatMap(({ resource, rows: some }) =>
    some.map((row): Offer => ({
      id: `${resource}-${row.id}`,
      Icon: icons[definitionOf(resource).icon],
      group: nameOf(translate, resource),
      content: <ResultText resource={resource} row={row} words={words} />,
      to: `/home/${resource}/${row.id}/show`,
    })),
  )
  const recent = useRecentOffers()
  const commands = useCommandOffers(typed.trim())
  const searching = wanted && (found.isFetching || q !== typed.trim())
  return {
    offers: typed.trim() === '' ? [...recent, ...commands] : [...rows, ...commands],
    searching,
    failed: enabled && (found.isError || found.isPaused),
    requested: enabled,
  }
}

function useCommandOffers(typed: string): Offer[] {
  const { translate } = useI18n()
  const words = wordsOf(typed)
  const all = useCommands()
  const fitting = typed === '' ? all.filter(({ Icon }) => Icon === Add) : all.filter(({ text }) => holdsAll(text, words))
  return fitting.slice(0, maxCommands).map(({ id, Icon, text, ...way }) => ({
    id,
    Icon,
    group: translate('admin.search.commands'),
    content: <Marked text={text} words={words} />,
    ...way,
  }))
}

function useRecentOffers(): Offer[] {
  const { translate } = useI18n()
  return useRecentRows()
    .slice(0, maxRecent)
    .map(({ resource, id }) => ({
      id: `recent-${resource}-${id}`,
      Icon: icons[definitionOf(resource).icon],
      group: translate('admin.search.recent'),
      content: <RecentName resource={resource} id={id} />,
      to: `/home/${resource}/${id}/show`,
    }))
}

/** The person's last rows in lists that they may still open. */
export function useRecentRows(): readonly Visit[] {
  const may = useMay()
  return useRecent().filter(({ resource }) => may('show', resource))
}
