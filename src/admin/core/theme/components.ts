import type { Theme, ThemeOptions } from '@mui/material/styles'
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation'

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 })

/** Styles of MUI's components: flat, thin lines, no ripples, no capitals. */
export const components: NonNullable<ThemeOptions['components']> & PickerComponents<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: '"tnum"', WebkitFontSmoothing: 'antialiased' },
      'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': ring(theme),
      '@media (prefers-reduced-motion: reduce)': { '*': { animationDuration: '1ms !important', transitionDuration: '1ms !important' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: theme.typography.fontFamily,
        '&.Mui-focusVisible': ring(theme),
        // A press whose work is not done yet: a line in the button, which keeps its label, place and size. What is soon done does not flash.
        '&[aria-busy=true]': { cursor: 'progress' },
        '&[aria-busy=true]::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 10px 4px',
          blockSize: 2,
          borderRadius: 1,
          backgroundColor: 'currentcolor',
          '@keyframes press': { 'from, to': { transform: 'scaleX(0)' }, '50%': { transform: 'scaleX(1)' } },
          animation: 'press 1.2s .15s ease-in-out infinite backwards',
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, minHeight: 38, paddingInline: 14, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: 10 },
      outlined: ({ theme }) => ({
        borderColor: theme.palette.divider,
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.background.paper,
        '&:hover': { borderColor: theme.palette.text.disabled, backgroundColor: theme.palette.surface.sunken },
      }),
      text: ({ theme }) => ({ color: theme.palette.text.secondary }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.paper : theme.palette.surface.sunken,
        borderRadius: 8,
        minHeight: 42,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.surface.control },
        '&.Mui-disabled': { backgroundColor: theme.palette.surface.sunken },
      }),
      // Physical on purpose, because the style cache mirrors it: the start side of the page, also for left-to-right content.
      input: { paddingBlock: 9.5, paddingInline: 12, height: 'auto', lineHeight: '21px', textAlign: 'left' },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
        backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.paper : theme.palette.surface.sunken,
        borderRadius: 8,
        minHeight: 42,
        paddingInline: 12,
        '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.palette.surface.control },
      }),
      sectionsContainer: { paddingBlock: 9.5, fontSize: 14 },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { '& .MuiIconButton-root': { padding: 6 } } } },
  MuiInputBase: { styleOverrides: { root: { fontSize: 14 } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginBlockStart: 4, fontSize: 12.5 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: 13 }),
      head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 550, fontSize: 12.5, whiteSpace: 'nowrap' }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: 12, borderRadius: 6, paddingBlock: 5, paddingInline: 9 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        border: `1px solid ${theme.palette.divider}`,
        backgroundColor: theme.palette.surface.raised,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 650, paddingBlock: 18 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, gap: 4 } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 10,
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 12px 32px rgb(10 20 35 / .16)',
        backgroundColor: theme.palette.surface.raised,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 10,
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 12px 32px rgb(10 20 35 / .16)',
        backgroundColor: theme.palette.surface.raised,
      }),
      option: { fontSize: 14 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 38, borderRadius: 6, marginInline: 6 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontSize: 13 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
