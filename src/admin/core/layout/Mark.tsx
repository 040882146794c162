import Box from '@mui/material/Box'

/** The product's logo. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ inlineSize: size, blockSize: size, flex: 'none' }}>
      <Box component="rect" width="32" height="32" rx="9" sx={{ fill: (theme) => theme.palette.primary.main }} />
      <Box
        component="path"
        d="M6.5 21.5c3-.2 4-8.500 6.800-8.500 2.500 0 1.900 6 4.300 6 2.600 0 2.300-8.500 7.900-8.500"
        fill="none"
        strokeWidth="2.600"
        strokeLinecap="round"
        sx={{ stroke: (theme) => theme.palette.primary.contrastText }}
      />
      <Box component="circle" cx="25.300" cy="10.400" r="1.900" sx={{ fill: (theme) => theme.palette.primary.contrastText }} />
    </Box>
  )
}
