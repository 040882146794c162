// What of an answer by mail is new, as people's programs write it, and the words of HTML.
import { describe, expect, it } from 'vitest'
import { newWords } from '../../server/conversations/mail/newWords.ts'
import { wordsOfHtml } from '../../server/conversations/mail/readMail.ts'

const english = '— Write your answer above this line —'
const arabic = '— اكتب ردك فوق هذا السطر —'
const dividers = [english, arabic]
const words = (...lines: string[]) => newWords(lines.join('\r\n'), dividers)

describe('the new words of an answer by mail', () => {
  it.each([
    [
      'Gmail',
      [
        'At five, please.',
        '',
        'On Sun, 29 Nov 2026 at 22:00, Noor <desk@noor.example>',
        'wrote:',
        '',
        `> ${english}`,
        '>',
        '> Your car is ready.',
      ],
    ],
    [
      'Gmail in Arabic',
      [
        'At five, please.',
        '',
        '\u202bفي الأحد، 29 نوفمبر 2026 في 10:00 م كتب \u202aNoor\u202c\u200f <\u202adesk@noor.example\u202c\u200f>:\u202c',
        '',
        `> ${arabic}`,
        '> سيارتك جاهزة.',
      ],
    ],
    [
      'Outlook',
      [
        'At five, please.',
        '',
        '________________________________',
        'From: Noor <desk@noor.example>',
        'Sent: Sunday, 29 November 2026',
        'To: Reem',
        'Subject: Answer',
        '',
        english,
        '',
        'Your car is ready.',
      ].filter((line) => !line.startsWith('____')),
    ],
    [
      'Outlook in Arabic',
      ['At five, please.', '', 'من: Noor <desk@noor.example>', 'تاريخ الإرسال: الأحد', 'إلى: Reem', '', arabic, 'سيارتك جاهزة.'],
    ],
    ['a program that marks nothing', ['At five, please.', '', english, '', 'Your car is ready.']],
    ['a program with a divider', ['At five, please.', '-----Original Message-----', 'Your car is ready.']],
    ['somebody who writes below', ['On Sunday Noor wrote:', `> ${english}`, '> Your car is ready.', '', 'At five, please.']],
    ['somebody with a signature', ['At five, please.', '-- ', 'Reem', 'Riyadh']],
  ])('are found in what %s writes', (_program, lines) => {
    expect(words(...lines)).toBe('At five, please.')
  })

  it('are all that stands between quoted lines, and all words where none are new', () => {
    expect(words('> Which day?', 'Sunday.', '> Which branch?', 'Olaya.')).toBe('Sunday.\nOlaya.')
    expect(words('> Your car is ready.')).toBe('> Your car is ready.')
    expect(words('From: the airport I come at five.', '', '', '', 'Reem')).toBe('From: the airport I come at five.\n\nReem')
    expect(words('On Monday the following:', 'a new key')).toBe('On Monday the following:\na new key')
  })

  it('are read of HTML line by line, without what is not shown, and marked where a mail is quoted', () => {
    const html =
      '<html><head><title>x</title><style>p{color:red}</style></head><body><p>Is it &lt;ready&gt; &amp; clean?</p><div>Reem<br>Riyadh</div>' +
      '<script>alert(1)</script><div>On Sunday Noor wrote:</div><blockquote><p>Your car</p><p>is ready.</p></blockquote></body></html>'
    expect(newWords(wordsOfHtml(html), dividers)).toBe('Is it <ready> & clean?\n\nReem\nRiyadh')
  })
})
