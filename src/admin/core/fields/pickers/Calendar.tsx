import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import arabic from 'dayjs/locale/ar-sa.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../../i18n/index.ts'
import { usePickerTexts } from './usePickerTexts.ts'

dayjs.extend(utc)
dayjs.extend(timezone)
// AM and PM stay, as in the specification's en-US format: dayjs calls noon morning in Arabic.
const { meridiem: _, ...words } = arabic as typeof arabic & { meridiem?: unknown }
const arabicName = 'ar-wakeel'
dayjs.locale({ ...words, name: arabicName }, undefined, true)

/** The pickers' calendar: weeks begin on Sunday, digits are Latin in both languages. */
export function Calendar({ children }: { children: ReactNode }) {
  const texts = usePickerTexts()
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={useLanguage() === 'arabic' ? arabicName : 'en'} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}
