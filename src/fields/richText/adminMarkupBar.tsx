import Bold from '@mui/icons-material/FormatBoldOutlined'
import Italic from '@mui/icons-material/FormatItalicOutlined'
import Bullets from '@mui/icons-material/FormatListBulletedOutlined'
import Numbers from '@mui/icons-material/FormatListNumberedOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import Redo from '@mui/icons-material/RedoOutlined'
import Heading from '@mui/icons-material/TitleOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import Small from '@mui/icons-material/FormatSizeOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { LinkDialog } from './adminLinkDialog.tsx'

// The undo arrow points to the start of the line.
const turned = ['undo', 'redo']

/** An editor's toolbar; one tab stop, arrow keys move within. */
export function MarkupBar({ editor, label }: { editor: Editor; label: string }) {
  const translate = useTranslate()
  const [linking, setLinking] = useState(false)
  const [stop, setStop] = useState('bold')
  const on = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      heading: one.isActive('heading', { level: 2 }),
      subheading: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      link: one.isActive('link'),
      undo: !one.can().undo(),
      redo: !one.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { key: 'bold', Icon: Bold, run: () => chain().toggleBold().run() },
    { key: 'italic', Icon: Italic, run: () => chain().toggleItalic().run() },
    { key: 'heading', Icon: Heading, run: () => chain().toggleHeading({ level: 2 }).run() },
    { key: 'subheading', Icon: Small, run: () => chain().toggleHeading({ level: 3 }).run() },
    { key: 'bullets', Icon: Bullets, run: () => chain().toggleBulletList().run() },
    { key: 'numbers', Icon: Numbers, run: () => chain().toggleOrderedList().run() },
    { key: 'link', Icon: LinkIcon, run: () => setLinking(true) },
    { key: 'undo', Icon: Undo, run: () => chain().undo().run() },
    { key: 'redo', Icon: Redo, run: () => chain().redo().run() },
  ] as const
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const rightward = (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    buttons.at((here + (rightward ? 1 : -1)) % buttons.length)?.focus()
    event.preventDefault()
  }
  return (
    <>
      <Box
        role="toolbar"
        aria-label={translate('admin.markup.tools', { field: label })}
        onKeyDown={steer}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          padding: 0.25,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
          bgcolor: 'surface.sunken',
        }}
      >
        {tools.map(({ key, Icon, run }) => {
          const step = turned.includes(key)
          const active = on[key]
          return (
            <IconButton
              key={key}
              size="small"
              tabIndex={stop === key ? 0 : -1}
              onFocus={() => setStop(key)}
              onClick={run}
              // Stays focusable, so that a keyboard user keeps the position in the toolbar.
              aria-disabled={step && active}
              aria-pressed={step ? undefined : active}
              aria-label={translate(`admin.markup.${key}`)}
              title={translate(`admin.markup.${key}`)}
              sx={{
                borderRadius: 1.5,
                color: !step && active ? 'primary.main' : step && active ? 'text.disabled' : 'text.secondary',
                bgcolor: !step && active ? 'action.selected' : undefined,
              }}
            >
              <Icon fontSize="small" sx={step ? { '[dir=rtl] &': { transform: 'scaleX(-1)' } } : undefined} />
            </IconButton>
          )
        })}
      </Box>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
