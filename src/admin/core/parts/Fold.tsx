import More from '@mui/icons-material/KeyboardArrowDownOutlined'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId, useState, type ReactNode } from 'react'

interface FoldProps {
  /** The button's text while the content is hidden, and while it is shown. */
  show: string
  hide: string
  /** What it belongs to, where a page has several: said with the button's text. */
  label?: string
  /** Shown at first. */
  open?: boolean
  children: ReactNode
}

/** Content behind one press. */
export function Fold({ show, hide, label, open: first = false, children }: FoldProps) {
  const id = useId()
  const [open, setOpen] = useState(first)
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        aria-label={label && `${open ? hide : show}: ${label}`}
        onClick={() => setOpen(!open)}
        endIcon={<More sx={{ rotate: open ? '180deg' : '0deg' }} />}
        sx={{ minBlockSize: 44 }}
      >
        {open ? hide : show}
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        {children}
      </Collapse>
    </div>
  )
}
