import SearchOff from '@mui/icons-material/SearchOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useGetMany } from 'react-admin'
import { namedKey, wordKey } from '../../../schema/core/dataKeys.ts'
import { explainedActions, explainRight, type Explained } from '../../../schema/core/access/explainRights.ts'
import type { Actor } from '../../../schema/core/access.ts'
import { menuGroups } from '../../../schema/core/resource.ts'
import { resources, type ResourceName } from '../../../schema/resources.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, type Row } from '../../core/definition.ts'
import { Items } from '../../core/parts/Items.tsx'
import { holdsAll, wordsOf } from '../../core/parts/marks.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { NotAllowed } from '../../core/pages/NotAllowed.tsx'
import { Notice } from '../../core/pages/Notice.tsx'
import { PageTitle } from '../../core/pages/PageTitle.tsx'
import { useMay } from '../../core/rights.ts'
import { nameOf, useI18n, type I18n } from '../../core/useI18n.ts'
import { RightsOf, type Explanations } from './RightsOf.tsx'
import { WhoseRights, type Whose } from './WhoseRights.tsx'

const administrator: Whose = { by: 'role', designation: 'Administrator', staffType: null, personId: null }
const salesManager: Whose = { ...administrator, designation: 'Sales Manager' }
const names = Object.keys(resources) as ResourceName[]
// Of a designation it is not known whether the person has branches; shown is what holds with one.
const someBranch = ['branch']

interface Shown {
  name: string
  actor: Actor
}

/** The people whose rights are shown, with the details that rights depend on; undefined while nobody is chosen, or not loaded yet. */
function useShown(all: readonly Whose[], { translate, code }: I18n): (Shown | undefined)[] {
  const closedModules = useSession('staff')?.closedModules ?? []
  const people = useGetMany<Row>('staff', { ids: all.flatMap(({ by, personId }) => (by === 'person' && personId ? [personId] : [])) })
  const ids = [...new Set((people.data ?? []).flatMap((one) => (one ? [String(one['designationId'])] : [])))]
  const designations = useGetMany<Row>('designation', { ids, meta: { view: 'names' } }, { enabled: ids.length > 0 })
  return all.map(({ by, designation, staffType, personId }) => {
    if (by === 'role') {
      const words = [translate(wordKey('designation', designation)), ...(staffType ? [translate(wordKey('staffType', staffType))] : [])]
      return {
        name: words.join(' · '),
        actor: { id: '', department: 'General', designation, staffType, locationIds: someBranch, closedModules },
      }
    }
    const person = people.data?.find((one) => one?.id === personId)
    const role = designations.data?.find((one) => one?.id === person?.['designationId'])?.['role']
    if (!person || !role) return undefined
    const { id, department, locationIds } = person as unknown as Actor
    return {
      name: String((person['name'] as Record<string, string>)[code]),
      actor: {
        id,
        department,
        locationIds,
        staffType: person['staffType'] as Actor['staffType'],
        designation: role as Actor['designation'],
        closedModules,
      },
    }
  })
}

const differ = (explanations: Explanations): boolean =>
  explainedActions.some((action) => new Set(explanations[action].map((one) => JSON.stringify(one))).size > 1)

/** What a colleague, or a designation with a staff type, may do to the records of every resource, and why; two can be compared. */
export function RightsPage() {
  const i18n = useI18n()
  const { translate } = i18n
  const mayLook = useMay()('configure', 'settings')
  const [first, setFirst] = useState<Whose>(administrator)
  const [second, setSecond] = useState<Whose | null>(null)
  const [typed, setTyped] = useState('')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const chosen = useShown(second ? [first, second] : [first], i18n)
  const shown = chosen.flatMap((one) => one ?? [])
  const isReady = mayLook && shown.length === chosen.length
  const subject = JSON.stringify(shown)
  const explained = useMemo(() => {
    const say = (key: Parameters<typeof translate>[0], params?: Record<string, string | number>) => translate(key, params)
    const of = (name: ResourceName): Explanations =>
      Object.fromEntries(
        explainedActions.map((action): [string, Explained[]] => [action, shown.map(({ actor }) => explainRight(actor, name, action, say))]),
      ) as unknown as Explanations
    return isReady ? names.map((name) => ({ name, explanations: of(name) })) : []
    // eslint-disable-next-line react-hooks/exhaustive-deps -- whose rights are meant is in their text
  }, [subject, isReady, translate])
  if (!mayLook) return <NotAllowed />
  const words = wordsOf(typed)
  const wanted = explained.filter(
    ({ name, explanations }) => holdsAll(nameOf(translate, name), words) && (!second || !onlyDifferences || differ(explanations)),
  )
  const find = translate('admin.rights.find')
  return (
    <Box sx={{ maxInlineSize: 1120, marginInline: 'auto', display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>{translate('admin.rights.title')}</PageTitle>
      <div>
        <Typography component="h1" variant="h1">
          {translate('admin.rights.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.rights.text')}</Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          padding: { xs: 2, sm: 2.5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          bgcolor: 'background.paper',
        }}
      >
        <WhoseRights title={translate('admin.rights.whose')} value={first} onChange={setFirst} />
        {second ? (
          <div>
            <WhoseRights title={translate('admin.rights.compared')} value={second} onChange={setSecond} />
            <Button size="small" onClick={() => setSecond(null)} sx={{ marginBlockStart: 1 }}>
              {translate('admin.rights.stopComparing')}
            </Button>
          </div>
        ) : (
          <Button variant="outlined" onClick={() => setSecond(salesManager)} sx={{ justifySelf: 'start', alignSelf: { md: 'center' } }}>
            {translate('admin.rights.compare')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <OutlinedInput
          size="small"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={find}
          slotProps={{ input: { 'aria-label': find, dir: typed ? 'auto' : undefined } }}
          sx={{ inlineSize: { xs: '100%', sm: 300 }, bgcolor: 'background.paper' }}
        />
        {second && (
          <FormControlLabel
            control={<Switch checked={onlyDifferences} onChange={(_, checked) => setOnlyDifferences(checked)} />}
            label={translate('admin.rights.onlyDifferences')}
          />
        )}
      </Box>
      {!isReady && <Typography role="status">{translate('admin.rights.choosePerson')}</Typography>}
      {isReady && wanted.length === 0 && (
        <Notice
          icon={<SearchOff />}
          title={translate(words.length > 0 ? 'admin.rights.noneFound' : 'admin.rights.noDifferences')}
          text=""
        />
      )}
      {menuGroups.map((group) => {
        const members = wanted.filter(({ name }) => definitionOf(name).group === group)
        if (members.length === 0) return null
        return (
          <Panel key={group} title={translate(group === 'masters' ? 'admin.masters.title' : namedKey(`admin.groups.${group}`))}>
            <Items sx={{ display: 'block' }}>
              {members.map(({ name, explanations }) => (
                <RightsOf key={name} resource={name} explanations={explanations} names={shown.map((one) => one.name)} />
              ))}
            </Items>
          </Panel>
        )
      })}
    </Box>
  )
}
