import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** What turns a rule round for Arabic; naming plugins leaves Emotion's own prefixes out, so they stand before. */
export const turned = [prefixer, rtlPlugin]
