import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'
import { useMemo } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'

/** The pickers' texts from the language files; the library has none in Arabic. */
export function usePickerTexts(): PickersInputLocaleText {
  const translate = useTranslate()
  return useMemo(
    () => ({
      previousMonth: translate('admin.calendar.previousMonth'),
      nextMonth: translate('admin.calendar.nextMonth'),
      openPreviousView: translate('admin.calendar.previousView'),
      openNextView: translate('admin.calendar.nextView'),
      calendarViewSwitchingButtonAriaLabel: (view) => translate(view === 'year' ? 'admin.calendar.toMonth' : 'admin.calendar.toYear'),
      start: translate('admin.calendar.start'),
      end: translate('admin.calendar.end'),
      startDate: translate('admin.calendar.start'),
      startTime: translate('admin.calendar.start'),
      endDate: translate('admin.calendar.end'),
      endTime: translate('admin.calendar.end'),
      cancelButtonLabel: translate('admin.form.cancel'),
      clearButtonLabel: translate('admin.calendar.clear'),
      okButtonLabel: translate('admin.calendar.ok'),
      todayButtonLabel: translate('admin.calendar.today'),
      nextStepButtonLabel: translate('admin.calendar.nextView'),
      datePickerToolbarTitle: translate('admin.calendar.chooseDate'),
      dateTimePickerToolbarTitle: translate('admin.calendar.chooseDateTime'),
      timePickerToolbarTitle: translate('admin.calendar.chooseTime'),
      clockLabelText: (view, time) => `${translate(`admin.calendar.unit.${view}`)} ${time ?? ''}`,
      hoursClockNumberText: (hours) => `${hours} ${translate('admin.calendar.unit.hours')}`,
      minutesClockNumberText: (minutes) => `${minutes} ${translate('admin.calendar.unit.minutes')}`,
      secondsClockNumberText: (seconds) => `${seconds} ${translate('admin.calendar.unit.seconds')}`,
      selectViewText: (view) => translate(`admin.calendar.unit.${view}`),
      openDatePickerDialogue: (date) => (date ? translate('admin.calendar.changeDate', { date }) : translate('admin.calendar.chooseDate')),
      openTimePickerDialogue: (time) =>
        time ? translate('admin.calendar.changeDate', { date: time }) : translate('admin.calendar.chooseTime'),
      // As written in both languages.
      fieldMeridiemPlaceholder: () => 'AM',
      fieldClearLabel: translate('admin.calendar.clear'),
      timeTableLabel: translate('admin.calendar.chooseTime'),
      dateTableLabel: translate('admin.calendar.chooseDate'),
      year: translate('admin.calendar.unit.year'),
      month: translate('admin.calendar.unit.month'),
      day: translate('admin.calendar.unit.day'),
      hours: translate('admin.calendar.unit.hours'),
      minutes: translate('admin.calendar.unit.minutes'),
      seconds: translate('admin.calendar.unit.seconds'),
      meridiem: translate('admin.calendar.unit.meridiem'),
      empty: translate('admin.calendar.empty'),
    }),
    [translate],
  )
}
