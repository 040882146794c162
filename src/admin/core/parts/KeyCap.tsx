import Box from '@mui/material/Box'

/** Whether the keyboard has ⌘ where others have Ctrl. */
export const apple = /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** A key as on the keyboard. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      dir="ltr"
      sx={{
        display: 'inline-block',
        paddingInline: 0.875,
        minInlineSize: 22,
        textAlign: 'center',
        borderRadius: 1,
        border: 1,
        borderBlockEndWidth: 2,
        borderColor: 'divider',
        fontFamily: 'inherit',
        fontSize: 12,
        lineHeight: '18px',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  )
}
