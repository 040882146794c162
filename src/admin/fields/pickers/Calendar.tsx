import 'dayjs/locale/ar-sa.js'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/index.ts'
import { usePickerTexts } from './usePickerTexts.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The calendar of the pickers: weeks begin on Sunday and digits are Latin in both languages. */
export function Calendar({ children }: { children: ReactNode }) {
  const texts = usePickerTexts()
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={useLanguage() === 'arabic' ? 'ar-sa' : 'en'} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}
