import All from '@mui/icons-material/CheckCircleOutlined'
import Some from '@mui/icons-material/TimelapseOutlined'
import None from '@mui/icons-material/RemoveCircleOutlineOutlined'
import More from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { explainedActions, type Explained, type ExplainedAction } from '../../../schema/core/access/explainRights.ts'
import { Unseen } from '../../core/parts/Unseen.tsx'
import { nameOf, useI18n } from '../../core/useI18n.ts'

/** What one or two people may do to a resource, by action. */
export type Explanations = Readonly<Record<ExplainedAction, readonly Explained[]>>

const marks = {
  all: { Icon: All, color: 'success.main' },
  some: { Icon: Some, color: 'info.main' },
  none: { Icon: None, color: 'text.disabled' },
}

interface RightsOfProps {
  resource: string
  explanations: Explanations
  /** Whose rights they are, in the order of the explanations. */
  names: readonly string[]
}

/** A resource with what may be done to its records; pressed, it says why. */
export function RightsOf({ resource, explanations, names }: RightsOfProps) {
  const { translate } = useI18n()
  const [open, setOpen] = useState(false)
  const id = useId()
  const compared = names.length > 1
  return (
    <Box component="li" sx={{ borderBlockStart: 1, borderColor: 'divider', '&:first-of-type': { borderBlockStart: 0 } }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(180px, 1fr) minmax(0, 3fr) auto' },
          alignItems: 'center',
          gap: { xs: 1, md: 2 },
          inlineSize: '100%',
          paddingBlock: 1.25,
          paddingInline: 1,
          textAlign: 'start',
          borderRadius: 2,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 650, minInlineSize: 0 }}>
          {nameOf(translate, resource)}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'grid',
            gridColumn: { xs: '1 / -1', md: 'auto' },
            gridRow: { xs: 2, md: 'auto' },
            gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(104px, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
            gap: 1,
          }}
        >
          {explainedActions.map((action) => (
            <Box component="span" key={action} sx={{ minInlineSize: 0 }}>
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {translate(`admin.rights.actions.${action}`)}
                <Unseen>: </Unseen>
              </Typography>
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                {explanations[action].map(({ scope }, place) => {
                  const { Icon, color } = marks[scope]
                  return (
                    <Box
                      component="span"
                      key={names[place] ?? place}
                      sx={{
                        display: 'inline-flex',
                        alignItems: 'center',
                        gap: 0.5,
                        fontSize: 13,
                        color: scope === 'none' ? 'text.secondary' : 'text.primary',
                      }}
                    >
                      <Icon aria-hidden sx={{ fontSize: 16, color }} />
                      <span aria-hidden>{translate(`admin.rights.scopes.${scope}`)}</span>
                      <Unseen>
                        {compared ? `${names[place] ?? ''} ` : ''}
                        {translate(`admin.rights.spoken.${scope}`)}{' '}
                      </Unseen>
                    </Box>
                  )
                })}
              </Box>
            </Box>
          ))}
        </Box>
        <More
          aria-hidden
          fontSize="small"
          sx={{ color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }}
        />
      </ButtonBase>
      <Box id={id} hidden={!open} sx={{ paddingBlockEnd: 2 }}>
        {open && (
          <Box
            component="dl"
            sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 2, borderRadius: 2, bgcolor: 'surface.brand', fontSize: 14 }}
          >
            {explainedActions.map((action) => (
              <Box
                key={action}
                sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' } }}
              >
                <Box component="dt" sx={{ fontWeight: 650 }}>
                  {translate(`admin.rights.actions.${action}`)}
                </Box>
                {explanations[action].map(({ sentences }, place) => (
                  <Box component="dd" key={names[place] ?? place} sx={{ margin: 0, gridColumn: { sm: 2 }, minInlineSize: 0 }}>
                    {compared && (
                      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                        {names[place]}
                      </Typography>
                    )}
                    {sentences.map((sentence) => (
                      <Box component="span" key={sentence} sx={{ display: 'block' }}>
                        {sentence}
                      </Box>
                    ))}
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
