// A received mail as far as a conversation shows it: who wrote it, the new words, the files; or that a machine wrote it.
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import sanitize from 'sanitize-html'
import { fileTypes, extensionOf, typeOfExtension } from '../../../src/schema/core/uploads.ts'
import { newWords } from './newWords.ts'

/** A file of a mail, of the type that it is said to have. */
export interface MailFile {
  name: string
  mime: string
  bytes: Buffer
}
/** A mail that was read. */
export interface ReadMail {
  /** Written by a person; by a program on their behalf; or a report that our mail did not arrive (`failed`) or is late. */
  kind: 'written' | 'automatic' | 'failed' | 'reported'
  messageId: string | null
  from: { name: string; address: string } | null
  words: string
  files: MailFile[]
}

/** Most parts within each other, and most of a mail that is read, in characters. */
const [maxDepth, maxText] = [30, 500_000]
/** Pictures within the text of fewer bytes are those of signatures. */
const ornament = 20_000
/** Parts that programs for mail add for each other. */
const forPrograms = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature', 'application/pgp-keys']

/** Without what no text holds: half letters, and control characters but ends of lines and tabs. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '').replace(/(?![\t\n\r])\p{Cc}/gu, '')

const headOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? ''

function kindOf(mail: Email, bytes: Buffer, nobody: boolean): ReadMail['kind'] {
  const isReport = headOf(mail, 'content-type').startsWith('multipart/report')
  if (isReport || nobody) return isReport && /^Action:[ \t]*failed/im.test(bytes.toString('latin1')) ? 'failed' : 'reported'
  const submitted = headOf(mail, 'auto-submitted').split(';')[0]?.trim() ?? ''
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'auto_reply', 'junk', 'list'].includes(headOf(mail, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'].some((name) => headOf(mail, name) !== '')
  return isAutomatic ? 'automatic' : 'written'
}

const blocks = ['p', 'div', 'li', 'tr', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre']
const letters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of HTML, line by line; those of a quoted mail are marked. */
export function wordsOfHtml(html: string): string {
  const allowed = { allowedTags: [...blocks, 'br'], allowedAttributes: {} }
  const clean = sanitize(html.slice(0, maxText), {
    ...allowed,
    nonTextTags: ['style', 'script', 'title', 'textarea', 'option', 'noscript'],
  })
  const lines = ['']
  let depth = 0
  for (const part of clean.replace(/\s+/g, ' ').split(/(<[^>]+>)/)) {
    if (!part.startsWith('<')) {
      const words = part.replace(/&(?:amp|lt|gt|quot);/g, (one) => letters[one] ?? one)
      const begun = lines.at(-1) ?? ''
      lines[lines.length - 1] =
        begun === '' && depth > 0 && words.trim() !== '' ? `> ${words.trimStart()}` : begun + (begun === '' ? words.trimStart() : words)
      continue
    }
    if (part === '<blockquote>') depth += 1
    if (part === '</blockquote>') depth -= 1
    if (part.startsWith('<br') || (lines.at(-1) ?? '').trim() !== '') lines.push('')
    if (part === '</p>') lines.push('')
  }
  return lines.join('\n')
}

/** The type that a file is said to have; by its name, where the program that sent it did not know. */
function typeOf({ mimeType, filename }: Attachment): string {
  const said = mimeType.toLowerCase()
  return said in fileTypes ? said : (typeOfExtension(extensionOf(filename ?? '')) ?? said)
}

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.flatMap((one) => {
    const { content } = one
    const bytes = content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content)
    const mime = typeOf(one)
    if (forPrograms.includes(mime) || (one.related && mime.startsWith('image/') && bytes.length < ornament)) return []
    return [{ name: whole(one.filename ?? '').trim() || mime, mime, bytes }]
  })
}

/** Reads it; `nobody`: it was sent in nobody's name, as reports are. Rejects for one whose parts are too deep in each other. */
export async function readMail(bytes: Buffer, { nobody, dividers }: { nobody: boolean; dividers: readonly string[] }): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: maxDepth })
  const text = mail.text?.trim() ? mail.text : wordsOfHtml(mail.html ?? '')
  return {
    kind: kindOf(mail, bytes, nobody),
    messageId: mail.messageId ?? null,
    from: mail.from?.address ? { name: whole(mail.from.name).trim(), address: whole(mail.from.address).toLowerCase() } : null,
    words: newWords(whole(text.slice(0, maxText)), dividers),
    files: filesOf(mail),
  }
}
