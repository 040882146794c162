import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** Plugins that mirror rules for Arabic; a custom list replaces Emotion's own prefixer, so it is included. */
export const turned = [prefixer, rtlPlugin]
