import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { languageWords } from '../../../i18n/index.ts'
import { languages } from '../../../schema/core/limits.ts'
import type { Profile } from '../../../schema/staff/calls/profile.ts'
import { session, useSession } from '../../../session/index.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { arrange, usePreferences } from '../../core/preferences.ts'
import { useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'
import { useSaveProfile } from './useProfile.ts'

interface ChoiceProps<W extends string> {
  title: string
  value: W
  words: readonly { word: W; text: string; lang?: string }[]
  onChoose: (word: W) => void
}

function Choice<W extends string>({ title, value, words, onChoose }: ChoiceProps<W>) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography id={id}>{title}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, word: W | null) => {
          if (word) onChoose(word)
        }}
      >
        {words.map(({ word, text, lang }) => (
          <ToggleButton key={word} value={word} lang={lang} sx={{ textTransform: 'none', paddingInline: 1.75 }}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
const themes = ['light', 'dark', 'system'] as const
const densities = ['roomy', 'compact'] as const

/** How the person works: taking leads, language, appearance and density; all at once, nothing to save. */
export function Habits({ profile }: { profile: Profile }) {
  const { translate, language } = useI18n()
  const may = useMay()
  const save = useSaveProfile()
  const { compact } = usePreferences()
  const theme = useSession('theme') ?? 'system'
  const { acceptingLeads, version } = profile
  const id = useId()
  return (
    <Panel title={translate('admin.me.habits')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {may('list', 'leads') && (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>
              <Typography id={id}>{translate('admin.me.acceptingLeads')}</Typography>
              <Typography variant="body2" id={`${id}-about`} sx={{ color: 'text.secondary' }}>
                {translate('admin.me.acceptingLeadsAbout')}
              </Typography>
            </Box>
            <Switch
              checked={acceptingLeads}
              disabled={save.isPending}
              onChange={() => save.mutate({ version, acceptingLeads: !acceptingLeads })}
              slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-about` } }}
            />
          </Box>
        )}
        <Choice
          title={translate('admin.me.language')}
          value={language}
          words={languageWords.map((word) => ({
            word,
            // Each language is named in itself.
            text: translate(word === language ? `enumerations.language.${languages[word].id}` : 'app.otherLanguage'),
            lang: languages[word].code,
          }))}
          onChoose={(word) => session.set('language', word)}
        />
        <Choice
          title={translate('admin.me.appearance')}
          value={theme}
          words={themes.map((word) => ({ word, text: translate(`admin.layout.themes.${word}`) }))}
          onChoose={(word) => session.set('theme', word)}
        />
        <Choice
          title={translate('admin.me.density')}
          value={compact ? 'compact' : 'roomy'}
          words={densities.map((word) => ({ word, text: translate(`admin.me.densities.${word}`) }))}
          onChoose={(word) => arrange({ compact: word === 'compact' })}
        />
      </Box>
    </Panel>
  )
}
