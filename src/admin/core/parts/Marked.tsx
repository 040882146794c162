import Box from '@mui/material/Box'
import { piecesOf } from './marks.ts'

/** A text with the searched words highlighted. */
export function Marked({ text, words, code }: { text: string; words: readonly string[]; code?: boolean }) {
  return (
    <Box component="bdi" {...(code ? { dir: 'ltr' } : {})} sx={code ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}}>
      {piecesOf(text, words).map(({ text: piece, marked }, place) =>
        marked ? (
          <Box
            key={place}
            component="mark"
            sx={{
              bgcolor: 'surface.brand',
              color: 'text.primary',
              borderRadius: 0.5,
              boxShadow: (theme) => `0 1px 0 ${theme.palette.primary.main}`,
            }}
          >
            {piece}
          </Box>
        ) : (
          piece
        ),
      )}
    </Box>
  )
}
