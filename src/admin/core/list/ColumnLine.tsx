import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Handle from '@mui/icons-material/DragIndicatorOutlined'
import Down from '@mui/icons-material/KeyboardArrowDownOutlined'
import Up from '@mui/icons-material/KeyboardArrowUpOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { useI18n } from '../useI18n.ts'

interface ShownProps {
  name: string
  label: string
  onHide: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}
interface HiddenProps {
  label: string
  onShow: () => void
}

/** One column of the panel: shown, with its position, or hidden. */
export const ColumnLine = (props: ShownProps | HiddenProps) =>
  'onShow' in props ? <Line label={props.label} shown={false} onToggle={props.onShow} /> : <ShownLine {...props} />

function ShownLine({ name, label, onHide, onUp, onDown }: ShownProps) {
  const { translate } = useI18n()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: name })
  const step = (key: 'up' | 'down', act: (() => void) | undefined, icon: ReactNode) => (
    <IconButton size="small" disabled={!act} aria-label={translate(`admin.list.move.${key}`, { name: label })} onClick={act}>
      {icon}
    </IconButton>
  )
  return (
    <Line
      label={label}
      shown
      onToggle={onHide}
      lineRef={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, ...(isDragging ? { zIndex: 1, opacity: 0.85 } : {}) }}
      end={
        <>
          {step('up', onUp, <Up fontSize="small" />)}
          {step('down', onDown, <Down fontSize="small" />)}
        </>
      }
    >
      <IconButton
        size="small"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate('admin.list.move.drag', { name: label })}
        sx={{ cursor: 'grab', touchAction: 'none', color: 'text.disabled' }}
      >
        <Handle fontSize="small" />
      </IconButton>
    </Line>
  )
}

interface LineProps {
  label: string
  shown: boolean
  onToggle: () => void
  lineRef?: Ref<HTMLLIElement>
  style?: CSSProperties
  end?: ReactNode
  children?: ReactNode
}
function Line({ label, shown, onToggle, lineRef, style, end, children }: LineProps) {
  return (
    <Box
      component="li"
      ref={lineRef}
      style={style}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: 40,
        borderRadius: 1,
        position: 'relative',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ inlineSize: 34, flex: 'none' }}>{children}</Box>
      <FormControlLabel
        sx={{ flex: 1, minInlineSize: 0, marginInlineEnd: 0, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
        control={<Checkbox size="small" checked={shown} onChange={onToggle} />}
        label={label}
      />
      {end}
    </Box>
  )
}
