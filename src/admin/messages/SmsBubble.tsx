import Box from '@mui/material/Box'

interface SmsBubbleProps {
  text: string
  side: 'en' | 'ar'
  surface: string | undefined
  ink: string | undefined
}
const link = /(https?:\/\/\S+)/

/** A message as on its recipient's phone: in its language's direction, links underlined. */
export function SmsBubble({ text, side, surface, ink }: SmsBubbleProps) {
  return (
    <Box
      dir={side === 'ar' ? 'rtl' : 'ltr'}
      lang={side}
      sx={{
        inlineSize: 'fit-content',
        maxInlineSize: 'min(88%, 56ch)',
        paddingInline: 1.75,
        paddingBlock: 1.25,
        borderRadius: 4,
        borderEndStartRadius: 4,
        bgcolor: surface,
        color: ink,
        fontSize: 15,
        lineHeight: 1.6,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text.split(link).map((part, place) =>
        place % 2 === 1 ? (
          <bdi key={place} dir="ltr" style={{ textDecoration: 'underline' }}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </Box>
  )
}
