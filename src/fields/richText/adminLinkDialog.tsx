import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'

const linkOf = (typed: string) => {
  const text = typed.trim()
  if (/^(https?:|mailto:|tel:)/i.test(text)) return text
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : undefined
}

/** Asks for the address of a link on the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(before)
  const href = linkOf(typed)
  const set = () => {
    if (!href) return
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !before) chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('admin.markup.link')}</DialogTitle>
      <DialogContent>
        <OutlinedInput
          autoFocus
          fullWidth
          value={typed}
          placeholder="https://"
          error={typed !== '' && !href}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Prevents the surrounding form from being submitted.
            event.preventDefault()
            set()
          }}
          slotProps={{ input: { dir: 'ltr', 'aria-labelledby': id } }}
        />
      </DialogContent>
      <DialogActions>
        {before && (
          <Button
            color="error"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {translate('admin.markup.unlink')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" disabled={!href} onClick={set}>
          {translate('admin.markup.setLink')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
