// Mail by SMTP.
import { createTransport } from 'nodemailer'
import { timeoutMs } from '../../core/gateways/ask.ts'
import { SendError, type MailSender } from '../../core/gateways/messages.ts'

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** Maps an SMTP error to a SendError. */
function hindranceOf({ code = '', command = '', responseCode = 0, response = '' }: SmtpError): SendError {
  const words = `${code} ${responseCode || ''} ${response.slice(0, 100)}`.trim()
  if (code === 'EAUTH') return new SendError('later', 'badAccount', words)
  if (responseCode >= 500) return new SendError('never', command.startsWith('RCPT') ? 'badAddress' : 'rejected', words)
  if (responseCode >= 400) return new SendError('later', 'unavailable', words)
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return new SendError('never', 'badAddress', words)
  return new SendError(command === 'CONN' || code === 'EDNS' ? 'later' : 'uncertain', 'unavailable', words)
}

/** Mail through the SMTP server at a URL, such as smtps://user:password@mail.example. `from`: the sender address. */
export function smtp({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(url, { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs } as object)
  const domain = from.split('@')[1] ?? 'localhost'
  return {
    send: async (letter) => {
      const messageId = `<${letter.reference}@${domain}>`
      try {
        await transport.sendMail({
          from: { name: letter.from, address: from },
          to: letter.to,
          ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
          subject: letter.subject,
          text: letter.body,
          messageId,
          ...(letter.file
            ? { attachments: [{ filename: letter.file.name, content: letter.file.bytes, contentType: letter.file.mime }] }
            : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return messageId
      } catch (error) {
        throw hindranceOf(error as SmtpError)
      }
    },
  }
}
