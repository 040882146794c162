import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { Side } from '../bilingual/sides.ts'
import { MarkupBar } from './adminMarkupBar.tsx'

interface MarkupBoxProps {
  side: Side
  label: string
  describedBy: string
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  disabled: boolean
  error: boolean
}

const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: {
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { rel: null, target: null },
  },
})

/** An editor of formatted text in one language; its value is HTML, '' when empty. */
export function MarkupBox({ side, label, describedBy, value, onChange, onBlur, disabled, error }: MarkupBoxProps) {
  const given = useRef(value)
  const editor = useEditor({
    extensions: [kit],
    // Its base styles are below: the page's content policy forbids the style element that the library inserts.
    injectCSS: false,
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        dir: side.direction,
        lang: side.code,
      },
    },
    onUpdate: ({ editor: one }) => {
      given.current = one.isEmpty ? '' : one.getHTML()
      onChange(given.current)
    },
    onBlur,
  })
  useEffect(() => {
    // Only for changes from outside: a discarded draft, another person's version.
    if (value === given.current) return
    given.current = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled])
  return (
    <Box
      sx={{
        border: 1,
        borderColor: error ? 'error.main' : 'surface.control',
        borderRadius: 2,
        overflow: 'hidden',
        '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: (theme) => theme.palette.primary.main },
        '& .ProseMirror': {
          position: 'relative',
          whiteSpace: 'break-spaces',
          fontVariantLigatures: 'none',
          minBlockSize: 168,
          maxBlockSize: 420,
          overflow: 'auto',
          padding: '10px 14px',
          outline: 'none',
          overflowWrap: 'anywhere',
        },
        '& .ProseMirror > :first-of-type': { marginBlockStart: 0 },
        '& .ProseMirror p': { marginBlock: '0 0.6em' },
        '& .ProseMirror h2': { fontSize: 18, fontWeight: 650, marginBlock: '0.6em 0.3em' },
        '& .ProseMirror h3': { fontSize: 15.5, fontWeight: 650, marginBlock: '0.6em 0.3em' },
        '& .ProseMirror a': { color: 'primary.main' },
      }}
    >
      {editor && !disabled && <MarkupBar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </Box>
  )
}
