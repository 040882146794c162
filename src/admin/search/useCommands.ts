import Add from '@mui/icons-material/AddOutlined'
import Contrast from '@mui/icons-material/ContrastOutlined'
import Home from '@mui/icons-material/SpaceDashboardOutlined'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Language from '@mui/icons-material/TranslateOutlined'
import Person from '@mui/icons-material/AccountCircleOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { languageWords } from '../../i18n/index.ts'
import { resources } from '../../schema/resources.ts'
import { session } from '../../session/index.ts'
import { definitionOf } from '../core/definition.ts'
import { iconOfWay, mastersFor, menuFor, nameOfWay, nowWay, wayTo } from '../core/layout/menu.ts'
import { useMay } from '../core/rights.ts'
import { nounOf, useI18n } from '../core/useI18n.ts'
import { shown } from '../core/layout/shown.ts'

interface Command {
  id: string
  text: string
  Icon: typeof SvgIcon
  to?: string
  run?: () => void
}
const themes = ['light', 'dark', 'system'] as const

/** The commands of the search. */
export function useCommands(): Command[] {
  const { translate, language } = useI18n()
  const may = useMay()
  const ways = [...menuFor(may).flatMap(({ names }) => names), ...mastersFor(may)]
  const makeable = Object.keys(resources).filter((name) => {
    const { hidden, readOnly, single } = definitionOf(name)
    return !hidden && !readOnly && !single && may('create', name)
  })
  const goTo = (name: string) => translate('admin.search.goTo', { name })
  // The most frequent ones first.
  const usual = ['appointments', 'leads', 'customers', 'vehicles']
  const rank = (name: string) => (usual.includes(name) ? usual.indexOf(name) : usual.length)
  const ranked = [...makeable].sort((one, other) => rank(one) - rank(other))
  return [
    ...ranked.map((name) => ({
      id: `new-${name}`,
      text: translate('admin.list.create', { name: nounOf(translate, name, 1) }),
      Icon: Add,
      to: `/home/${name}/create`,
    })),
    { id: 'go-now', text: goTo(translate('admin.queue.title')), Icon: nowWay.Icon, to: nowWay.to },
    { id: 'go-dashboard', text: goTo(translate('admin.dashboard.title')), Icon: Home, to: `${nowWay.to}/figures` },
    ...ways.map((name) => ({
      id: `go-${name}`,
      text: goTo(nameOfWay(translate, name)),
      Icon: iconOfWay(name),
      to: wayTo(name),
    })),
    { id: 'go-me', text: goTo(translate('admin.me.title')), Icon: Person, to: '/home/me' },
    {
      id: 'language',
      text: `${translate('admin.search.language')} · ${translate('app.otherLanguage')}`,
      Icon: Language,
      run: () => session.set('language', languageWords.find((word) => word !== language) ?? language),
    },
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      text: translate('admin.layout.theme', { theme: translate(`admin.layout.themes.${theme}`) }),
      Icon: Contrast,
      run: () => session.set('theme', theme),
    })),
    { id: 'shortcuts', text: translate('admin.shortcuts.title'), Icon: Keyboard, run: () => shown.set('shortcuts') },
  ]
}
