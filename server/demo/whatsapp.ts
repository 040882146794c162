// WhatsApp in a demo: approved words, conversations, and the simulator that knows them.
import { sql } from 'kysely'
import { placeholdersOf } from '../../src/schema/messageKinds.ts'
import { fillPlaceholders, placeholderGaps } from '../../src/schema/messages/placeholders.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { isByMail } from '../../src/schema/messages/mailKinds.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { completeRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { insertRows } from '../core/db/writes.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import type { Services } from '../core/services.ts'
import { demoWhatsapp } from '../core/demo/content/demoAccount.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { findSettings } from '../core/time/workshop.ts'
import { demoAnswers, demoConversations } from '../conversations/demo/index.ts'
import { isWhatsappSimulated, whatsappSimulatorPath } from '../messages/gateways/senders.ts'
import { buttonTitles } from '../messages/whatsapp/buttons.ts'
import { numbered } from '../messages/whatsapp/fitTemplate.ts'
import { whatsappSimulator } from '../messages/simulators/whatsapp/simulator.ts'
import type { ServedSimulator } from '../payments/simulators/demo.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'
import { fillAlone } from './load.ts'

/** Kinds whose words are not approved in the demo: codes and answers need none, the others show what else can be. */
const notApproved: readonly Word<'messageKind'>[] = ['otp', 'conversationReply', 'cancelQuestion', 'campaign', 'survey', 'carDate']
const approved = enumerations.messageKind.filter((kind) => !isByMail(kind) && !notApproved.includes(kind))
const minuteMs = 60_000

async function leaveTemplates(services: Services, tx: Scope, at: Date): Promise<void> {
  const { name } = await findSettings(tx)
  const rows = (['1', '2'] as const).flatMap((languageId) => {
    const language = languageOf(languageId)
    const template = (kind: Word<'messageKind'>, more: object) => {
      const words = services.texts(language, `messages.sms.${kind}`, placeholderGaps(placeholdersOf[kind]))
      const body = fillPlaceholders(words, { tenant: name[languages[language].code] })
      const named = `${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_1`
      return completeRow('whatsappTemplates', { kind, languageId, name: named, body, stateAt: at.toISOString(), ...more }, null, at)
    }
    return [
      ...approved.map((kind) => template(kind, { state: 'approved' })),
      template('survey', { state: 'submitted' }),
      ...(languageId === '1' ? [template('carDate', { state: 'rejected', reason: 'PROMOTIONAL' })] : []),
    ]
  })
  await insertRows(tx, 'whatsappTemplates', rows)
}

/** A conversation with each of the first customers who have a mobile of this country. */
async function leaveConversations(tx: Scope, now: Date): Promise<void> {
  const customers = await readRows(tx, 'customers', { size: demoConversations.length, sort: 'customerCode', order: 'ASC' })
  const [agent] = await readRows(tx, 'staff', { size: 1, filters: { designation: ['General Inquiry'], active: 'true' } })
  for (const [place, { languageId, lines }] of demoConversations.entries()) {
    const customer: RowOf<'customers'> | undefined = customers[place]
    const last = lines.at(-1)
    if (!customer || !last) continue
    const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs)
    const theirs = lines.filter(({ from }) => from === 'customer')
    const unread = last.from === 'customer' ? lines.slice(lines.findLastIndex(({ from }) => from === 'staff') + 1).length : 0
    const conversation = completeRow(
      'conversations',
      {
        ...{ name: `${customer.firstName} ${customer.lastName}`, mobile: customer.mobile, customerId: customer.id },
        ...{ lastBody: last.body, lastAt: at(last.minutesAgo).toISOString() },
        ...{ lastWhatsappAt: at(theirs.at(-1)?.minutesAgo ?? 0).toISOString(), unread: unread || null },
        assigneeId: unread === 0 ? (agent?.id ?? null) : null,
      },
      null,
      at(lines[0]?.minutesAgo ?? 0),
    )
    await insertRows(tx, 'conversations', [conversation])
    const common = { customerId: customer.id, channel: 'whatsapp' }
    await insertRows(
      tx,
      'receivedMessages',
      theirs.map(({ body, minutesAgo }) => {
        const sentAt = at(minutesAgo)
        const values = { ...common, conversationId: conversation.id, kind: 'text', body, sentAt: sentAt.toISOString() }
        return completeRow('receivedMessages', { ...values, providerId: `demo:${place}:${minutesAgo}` }, null, sentAt)
      }),
    )
    await insertRows(
      tx,
      'messages',
      lines.flatMap(({ body, minutesAgo, from }) => {
        if (from === 'customer') return []
        const sentAt = at(minutesAgo).toISOString()
        const done = { status: 'read', carrier: 'whatsapp', attempts: 1, sentAt, deliveredAt: sentAt, readAt: sentAt }
        const values = { ...common, ...done, recipient: customer.mobile, kind: 'conversationReply', languageId, body }
        return [completeRow('messages', values, agent?.id ?? null, at(minutesAgo))]
      }),
    )
  }
}

/** Adds approved words and conversations to each demo company, once. */
export async function leaveWhatsapp(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql`select 1 from "whatsappTemplates" limit 1`.execute(tx)
      if (rows.length > 0) return
      await leaveTemplates(services, tx, new Date(services.now().getTime() - 60 * 24 * 60 * minuteMs))
      await leaveConversations(tx, services.now())
      const answers = demoAnswers.map((one, place) => completeRow('cannedAnswers', { ...one, place }, null, services.now()))
      await insertRows(tx, 'cannedAnswers', answers)
    })
}

/** The simulator of WhatsApp, where this server simulates it; a customer's phone is at /simulators/whatsapp/phones/number-<tenant>/<digits>. */
export async function openDemoWhatsapp(services: Services): Promise<ServedSimulator[]> {
  if (!isWhatsappSimulated(services.env)) return []
  const accounts = Object.keys(tenants).map((tenantId) => {
    const { whatsappNumber: number, whatsappAccount: account, whatsappToken: token, whatsappAppSecret: appSecret } = demoWhatsapp(tenantId)
    return { number, account, token, appSecret, webhook: () => `${publicUrl(services)}/api/messages/whatsapp/${tenantId}` }
  })
  const simulator = whatsappSimulator({
    accounts,
    now: services.now,
    lively: true,
    texts: (code, key) => services.texts(code === 'ar' ? 'arabic' : 'english', namedKey(`messages.whatsappSimulator.${key}`)),
  })
  for (const tenantId of Object.keys(tenants)) {
    const known = await services.engine.scoped(tenantId, (tx) => readRows(tx, 'whatsappTemplates', { size: 200 }))
    for (const { name, languageId, state, reason, kind, body } of known) {
      const language = languageOf(languageId)
      const text = `${numbered(body)}\n${services.texts(language, 'messages.whatsappEnding')}`
      const buttons = buttonTitles(services, kind, language).map((title) => ({ text: title }))
      simulator.templates.push({
        ...{ id: '0', account: demoWhatsapp(tenantId).whatsappAccount, name, language: languages[language].code },
        status: state === 'approved' ? 'APPROVED' : state === 'rejected' ? 'REJECTED' : 'PENDING',
        rejected_reason: reason ?? 'NONE',
        components: [{ type: 'BODY', text }, ...(buttons.length > 0 ? [{ type: 'BUTTONS', buttons }] : [])],
      })
    }
  }
  return [{ path: whatsappSimulatorPath, register: (app) => simulator.register(app) }]
}
