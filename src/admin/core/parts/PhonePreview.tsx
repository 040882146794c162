import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState, type ReactNode } from 'react'
import { defaultColours, languages } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { tenantTokens } from '../../../tokens/tokens.ts'
import { Panel } from './Panel.tsx'
import { useI18n } from '../useI18n.ts'

/** A language of customers, and the tenant's colours on their pages. */
export interface Seen {
  side: 'en' | 'ar'
  /** The value of a landing token by its name, 'ink-2'. */
  of: (token: string) => string | undefined
}
interface PhonePreviewProps {
  title: string
  children: (seen: Seen) => ReactNode
  /** Shown below the phone. */
  foot?: ReactNode
}
const sides = Object.values(languages).toReversed()

/** A preview of what customers see on a phone, in the tenant's colours and either language, beside its form. */
export function PhonePreview({ title, children, foot }: PhonePreviewProps) {
  const { translate, code } = useI18n()
  const settings = useSession('settings')
  const [side, setSide] = useState<Seen['side']>(code)
  const tokens = tenantTokens({
    primary: settings?.primaryColour ?? defaultColours.primary,
    secondary: settings?.secondaryColour ?? defaultColours.secondary,
    mode: 'light',
  })
  const of: Seen['of'] = (token) => tokens[`--${token}`]
  return (
    <Panel
      title={title}
      action={
        <ToggleButtonGroup size="small" exclusive value={side} onChange={(_, next: Seen['side'] | null) => next && setSide(next)}>
          {sides.map((one) => (
            <ToggleButton key={one.code} value={one.code}>
              {translate(`enumerations.language.${one.id}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Box
        dir={side === 'ar' ? 'rtl' : 'ltr'}
        lang={side}
        // May scroll, so it must be reachable by keyboard.
        tabIndex={0}
        sx={{
          maxInlineSize: 390,
          maxBlockSize: '70dvh',
          overflowX: 'hidden',
          overflowY: 'auto',
          marginInline: 'auto',
          bgcolor: of('surface-0'),
          color: of('ink-1'),
          borderRadius: 4,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {children({ side, of })}
      </Box>
      {foot}
    </Panel>
  )
}
