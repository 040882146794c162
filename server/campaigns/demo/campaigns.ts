// Demo campaigns in every state but 'sending', with the recipients of those that began.
import type { Consent } from '../../../src/schema/core/kinds.ts'
import { fillPlaceholders, smsSize } from '../../../src/schema/messages/index.ts'
import { agreesToMarketing } from '../../messages/index.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { campaignTexts, type CampaignText } from '../../content/demo/index.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { day, demoPartPrice, hour, hoursAgo, managerOf, type DemoContext } from '../../masters/demo/index.ts'
import { callName } from '../../../src/schema/core/customerName.ts'

type Recipient = RowOf<'campaignRecipients'>
const minute = 60_000
/** Outcomes of a hundred messages. */
const outcomes = { delivered: 93, sent: 97, clicked: 24, optedOut: 2 }
/** Where the links of these rows begin, until they are shortened. */
export const demoAddress = 'https://wakeel.example'

function beganAt(context: DemoContext, { day: sendDay, reached }: CampaignText): Date | undefined {
  return reached && sendDay !== undefined ? new Date(context.now.getTime() + sendDay * day) : undefined
}

function makeCampaign(context: DemoContext, text: CampaignText, place: number): RowOf<'campaigns'> {
  const { random, now } = context
  const { name, status, body, audienceModule, customers, day: sendDay } = text
  const author = managerOf(context, 'Sales')?.id ?? null
  const approver = managerOf(context, 'Finance')?.id ?? null
  const at = hoursAgo(context, (sendDay === undefined || sendDay > 0 ? 2 + place : 4 - sendDay) * 24)
  const began = beganAt(context, text)
  const scheduleAt = sendDay === undefined ? null : new Date(now.getTime() + sendDay * day)
  const changedAt = began ? new Date(Math.min(now.getTime(), began.getTime() + hour)) : new Date(at.getTime() + 6 * hour)
  const changed = status === 'draft' ? undefined : { at: changedAt, by: began ? approver : author, times: began ? 3 : 1 }
  return demoRow(
    'campaigns',
    { id: random.id(at), at, by: author, changed },
    {
      ...{ name, status, audienceModule, authorId: author },
      body: { en: body[0], ar: body[1] },
      audience: { rows: {}, customers },
      target: audienceModule === 'Service' ? 'book-service' : 'search',
      scheduleAt: scheduleAt && typedMoment(scheduleAt.getTime()),
      approverId: began ? approver : null,
      startedAt: began?.toISOString() ?? null,
      endedAt: status === 'sent' || status === 'cancelled' ? changedAt.toISOString() : null,
    },
  )
}

/** The customers that sending the campaign would have reached. */
const reachedBy = ({ customers }: DemoContext, { reached = 0 }: CampaignText, began: Date) =>
  customers
    .filter((one) => one.createdAt < began.toISOString() && !one.mergedIntoId && agreesToMarketing(one.consents as Consent[]))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, reached)

function tell(context: DemoContext, campaign: RowOf<'campaigns'>, to: RowOf<'customers'>, at: Date) {
  const { random, now, appointments } = context
  const luck = random.integer(0, 99)
  const side = to.languageId === '2' ? 'ar' : 'en'
  const code = random.id(at).replaceAll('-', '').slice(-16)
  const soon = (minutes: number) => new Date(Math.min(now.getTime(), at.getTime() + minutes * minute)).toISOString()
  const status = luck < outcomes.delivered ? 'delivered' : luck < outcomes.sent ? 'sent' : 'failed'
  const words = {
    name: callName(to),
    link: `${demoAddress}/l/demo/${code}`,
    optOut: `${demoAddress}/o/demo/${code}`,
    tenant: '',
  }
  const body = fillPlaceholders(campaign.body[side], words)
  const { parts } = smsSize(body)
  const clicked = luck < outcomes.clicked
  const booked = appointments.find(
    ({ customerId, createdAt }) =>
      customerId === to.id &&
      createdAt > at.toISOString() &&
      Date.parse(createdAt) < at.getTime() + 7 * day &&
      createdAt < now.toISOString(),
  )
  const recipient = demoRow(
    'campaignRecipients',
    { id: random.id(at), at },
    {
      ...{ campaignId: campaign.id, customerId: to.id, languageId: to.languageId, code },
      clickedAt: clicked ? soon(random.integer(2, 1500)) : null,
      appointmentId: booked?.id ?? null,
      optedOutAt: luck < outcomes.optedOut ? soon(random.integer(2, 300)) : null,
    },
  )
  const message = demoRow(
    'messages',
    { id: random.id(at), at },
    {
      ...{
        recipient: to.mobile,
        kind: 'campaign',
        channel: 'sms',
        languageId: to.languageId,
        body,
        status,
        carrier: 'unifonic',
        marketing: true,
      },
      ...{ customerId: to.id, campaignId: campaign.id, event: `campaign:${campaign.id}:${to.id}`, attempts: 1, parts },
      cost: status === 'failed' ? null : parts * demoPartPrice,
      error: status === 'failed' ? 'undelivered' : null,
      sentAt: status === 'failed' ? null : at.toISOString(),
      deliveredAt: status === 'delivered' ? soon(1) : null,
    },
  )
  return { recipient, message }
}

/** The campaigns, newest first, with their recipients and messages. */
export function makeCampaigns(context: DemoContext): {
  campaigns: RowOf<'campaigns'>[]
  campaignRecipients: Recipient[]
  messages: RowOf<'messages'>[]
} {
  const made = campaignTexts.map((text, place) => {
    const campaign = makeCampaign(context, text, place)
    const began = beganAt(context, text)
    if (!began) return { campaign, details: [] }
    const people = reachedBy(context, text, began)
    const details = people.map((one, nth) => tell(context, campaign, one, new Date(began.getTime() + nth * 200)))
    const count = (status: string) => details.filter(({ message }) => message.status === status).length
    const counts = {
      ...{ audience: details.length, eligible: details.length, recipients: details.length, failed: count('failed') },
      ...{ sent: count('sent') + count('delivered'), delivered: count('delivered'), noConsent: 0, capped: 0, unreachable: 0 },
    }
    const progress = { after: text.status === 'sent' ? null : (people.at(-1)?.id ?? null) }
    return { campaign: { ...campaign, counts, progress }, details }
  })
  const details = made.flatMap((one) => one.details)
  return {
    campaigns: made.map(({ campaign }) => campaign),
    campaignRecipients: details.map(({ recipient }) => recipient),
    messages: details.map(({ message }) => message),
  }
}
