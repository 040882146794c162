// Reads when somebody is to be called, as people type it in English or Arabic: "tomorrow 11:00", "in 2 hours", "الأحد ٤ مساء". Pure.
import { dayMs } from '../../schema/core/time/dayLength.ts'
import { dayOf, momentOf } from '../../schema/core/time/zone.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { callingHour } from './nextContact.ts'

/** The moment (ISO, UTC), or why there is none: it was not understood, or it has passed. */
export type TypedTime = { moment: string } | { problem: 'unclear' | 'past' }

const minuteMs = 60_000
const maxDays = 366
// Letters as `plain` leaves them: without hamza, madda, diacritics and the dotted ending.
const numbers: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, half: 0.5, 'half an': 0.5 },
  ...{ نص: 0.5, نصف: 0.5, ربع: 0.25, ثلث: 1 / 3, ثلاث: 3, ثلاثه: 3, اربع: 4, اربعه: 4, خمس: 5, خمسه: 5, ست: 6, سته: 6 },
}
/** Units by word: their minutes, and how many of them the word itself says. */
const units: Readonly<Record<string, readonly [minutes: number, count: number]>> = Object.fromEntries(
  (
    [
      [1, 1, 'minute minutes min mins دقيقه دقائق دقايق'],
      [1, 2, 'دقيقتين'],
      [60, 1, 'hour hours hr hrs h ساعه ساعات'],
      [60, 2, 'ساعتين'],
      [1440, 1, 'day days يوم ايام'],
      [1440, 2, 'يومين'],
      [10_080, 1, 'week weeks اسبوع اسابيع'],
      [10_080, 2, 'اسبوعين'],
    ] as const
  ).flatMap(([minutes, count, words]) => words.split(' ').map((word) => [word, [minutes, count]])),
)
const weekdays = [
  'sunday sun الاحد احد',
  'monday mon الاثنين اثنين الاتنين',
  'tuesday tue tues الثلاثا ثلاثا الثلوث',
  'wednesday wed الاربعا اربعا الربوع',
  'thursday thu thurs الخميس خميس',
  'friday fri الجمعه جمعه',
  'saturday sat السبت سبت',
].map((words) => words.split(' '))
/** Parts of the day: the hour that stands for one without a number, and whether a number with it is before noon, around or after it. */
const parts: readonly (readonly [words: string, clock: string, half: 'am' | 'noon' | 'pm'])[] = [
  ['am|a\\.m\\.?|ص|صباحا|morning|الصباح|الصبح|صبح', '10:00', 'am'],
  ['pm|p\\.m\\.?|م|afternoon|بعد الظهر|عصرا|العصر|عصر', '16:00', 'pm'],
  ['noon|midday|ظهرا|الظهر|ظهر', '12:00', 'noon'],
  ['مسا|المسا|مسائا|evening|المغرب|مغرب', '19:00', 'pm'],
  ['night|ليلا|الليل|بالليل', '20:00', 'pm'],
]
const days: readonly (readonly [words: string, days: number])[] = [
  ['day after tomorrow|بعد بكره|بعد بكرا|بعد غد', 2],
  ['today|اليوم', 0],
  ['tonight|الليله', 0],
  ['tomorrow|tmrw|tmr|بكره|بكرا|غدا|غد|باكر', 1],
  ['next week|الاسبوع القادم|الاسبوع الجاي', 7],
]

const plain = (text: string): string =>
  ` ${latinDigits(text)
    .toLowerCase()
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ةه]/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ئ/g, 'ي')
    .replace(/ء/g, '')
    .replace(/(\d)\s*(am|pm)\b/g, '$1 $2')
    .replace(/(\d)([صم])(?=\s|$)/g, '$1 $2')
    .replace(/[,،؛;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

/** A text whose parts are taken out as they are read, until nothing may be left. */
function reading(text: string) {
  let rest = plain(text)
  return {
    take: (pattern: string): RegExpExecArray | undefined => {
      const found = new RegExp(` (?:${pattern})(?= )`).exec(rest) ?? undefined
      if (found) rest = `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`
      return found
    },
    isRead: () => rest.trim() === '',
  }
}
type Reading = ReturnType<typeof reading>

/** Minutes of "in 2 hours", "بعد ساعه ونص"; undefined where there is no such part. */
function spanIn({ take }: Reading): number | undefined {
  const words = Object.keys(units).join('|')
  const amounts = `\\d{1,3}|${Object.keys(numbers).reverse().join('|')}`
  const found = take(`(?:(?:in|after|بعد) )?(?:(${amounts}) )?(${words})( ونصف?| وربع| and a half)?(?: from now)?`)
  if (!found) return undefined
  const [, amount = '', word = '', more = ''] = found
  const [minutes, own] = units[word] ?? [0, 0]
  const count = amount === '' ? own : (numbers[amount] ?? Number(amount))
  return minutes * (count + (more === '' ? 0 : more === ' وربع' ? 0.25 : 0.5))
}

/** Minutes since midnight of "4:30 pm", "٤ ونص العصر", "noon"; undefined without a time, NaN for one that no clock shows. */
function clockIn({ take }: Reading): number | undefined {
  const number = take('(\\d{1,2})(?:[:.](\\d{2}))?( ونصف?| وربع| الا ربع)?')
  const at = parts.findIndex(([words]) => take(words))
  const part = parts[at]
  if (!number) return part && minutesOf(part[1])
  const [, hours = '', minutes = '00', more = ''] = number
  const half = part?.[2] ?? (hours.startsWith('0') || Number(hours) > 7 ? undefined : 'pm')
  const written = Number(hours)
  const isTwelve = written >= 1 && written <= 12
  if (written === 0 && number[2] === undefined) return NaN
  if (Number(minutes) > 59 || written > 23 || (part && !isTwelve && part[2] !== 'pm') || (part?.[1] === '20:00' && written === 12))
    return NaN
  const hour =
    half === 'am' && written === 12 ? 0 : (half === 'pm' && written < 12) || (half === 'noon' && written < 6) ? written + 12 : written
  return hour * 60 + Number(minutes) + (more === '' ? 0 : more === ' وربع' ? 15 : more === ' الا ربع' ? -15 : 30)
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Days from today of "sunday", "بكره", "5/12"; `again`: after how many days it comes once more, if today does not do. */
function dayIn({ take }: Reading, today: string): { ahead: number; again: number; night?: boolean } | undefined {
  for (const [words, ahead] of days) if (take(words)) return { ahead, again: 0, night: words.startsWith('tonight') }
  const date = take('(\\d{1,2})[/-](\\d{1,2})(?:[/-](\\d{4}))?')
  if (date) {
    const [, day = '', month = '', year] = date
    const on = (inYear: number) => Date.parse(`${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`)
    const thisYear = Number(today.slice(0, 4))
    const first = on(year ? Number(year) : thisYear)
    const moment = !year && first < Date.parse(today) ? on(thisYear + 1) : first
    // A day that its month lacks is read as one of the next month.
    const real = !Number.isNaN(moment) && new Date(moment).getUTCDate() === Number(day)
    return { ahead: real ? (moment - Date.parse(today)) / dayMs : NaN, again: 0 }
  }
  const weekday = weekdays.findIndex((words) => take(`(?:next |this |on |يوم )?(?:${words.join('|')})(?: القادم| الجاي| القادمه| الجايه)?`))
  if (weekday < 0) return undefined
  return { ahead: (weekday - new Date(today).getUTCDay() + 7) % 7, again: 7 }
}

/** What a person means by a text, in the zone of the dealership; a day without a time is `callingHour` of that day. */
export function readTypedTime(text: string, now: Date, timeZone: string): TypedTime {
  const unclear = { problem: 'unclear' } as const
  const read = reading(text)
  const today = dayOf(now, timeZone)
  const day = dayIn(read, today)
  const span = day ? undefined : spanIn(read)
  const whole = span !== undefined && span >= 1440 && span % 1440 === 0
  read.take('at|on|يوم|الساعه|ساعه|على|عند')
  const clock = span === undefined || whole ? clockIn(read) : undefined
  if (!read.isRead() || Number.isNaN(clock)) return unclear
  if (span !== undefined && !whole) {
    const minutes = Math.round(span)
    return minutes > 0 && minutes <= maxDays * 1440 ? { moment: new Date(now.getTime() + minutes * minuteMs).toISOString() } : unclear
  }
  if (!day && span === undefined && clock === undefined) return unclear
  const ahead = day?.ahead ?? (span ?? 0) / 1440
  if (!(Math.abs(ahead) <= maxDays) || (ahead === 0 && clock === undefined && day?.again === 0 && !day.night)) return unclear
  const time = clock === undefined ? (day?.night ? '20:00' : callingHour) : clockOf(clock)
  const on = (days_: number) => momentOf(`${dayOf(Date.parse(`${today}T12:00:00Z`) + days_ * dayMs, 'UTC')} ${time}`, timeZone)
  const first = on(ahead)
  if (Date.parse(first) > now.getTime()) return { moment: first }
  const again = day ? day.again : span === undefined ? 1 : 0
  return again > 0 ? { moment: on(ahead + again) } : { problem: 'past' }
}
