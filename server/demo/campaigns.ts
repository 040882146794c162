// Campaigns in every state but the moment of sending, and whom those that began have reached.
import type { Consent } from '../../src/schema/kinds.ts'
import { fillPlaceholders } from '../../src/schema/placeholders.ts'
import { smsSize } from '../../src/schema/smsParts.ts'
import { agreesToMarketing } from '../actions/messages/consent.ts'
import type { RowOf } from '../db/repository.ts'
import { campaignTexts, type CampaignText } from './content/publicationTexts.ts'
import { demoRow } from './demoRow.ts'
import { day, hour, hoursAgo, managerOf, type Desk } from './desk.ts'

type Recipient = RowOf<'campaignRecipients'>
const minute = 60_000
/** What becomes of a hundred messages. */
const outcomes = { delivered: 93, sent: 97, clicked: 24, optedOut: 2 }
const address = 'https://wakeel.example'

function beganAt(desk: Desk, { day: sendDay, reached }: CampaignText): Date | undefined {
  return reached && sendDay !== undefined ? new Date(desk.now.getTime() + sendDay * day) : undefined
}

function makeCampaign(desk: Desk, text: CampaignText, place: number): RowOf<'campaigns'> {
  const { random, now } = desk
  const { name, status, body, audienceModule, customers, day: sendDay } = text
  const author = managerOf(desk, 'Sales')?.id ?? null
  const approver = managerOf(desk, 'Finance')?.id ?? null
  const at = hoursAgo(desk, (sendDay === undefined || sendDay > 0 ? 2 + place : 4 - sendDay) * 24)
  const began = beganAt(desk, text)
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
      scheduleAt: scheduleAt?.toISOString(),
      approverId: began ? approver : null,
      startedAt: began?.toISOString() ?? null,
      endedAt: status === 'sent' || status === 'cancelled' ? changedAt.toISOString() : null,
    },
  )
}

/** The customers whom a campaign has reached, as sending would have found them. */
const reachedBy = ({ customers }: Desk, { reached = 0 }: CampaignText, began: Date) =>
  customers
    .filter((one) => one.createdAt < began.toISOString() && !one.mergedIntoId && agreesToMarketing(one.consents as Consent[]))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, reached)

function tell(desk: Desk, campaign: RowOf<'campaigns'>, to: RowOf<'customers'>, at: Date) {
  const { random, now, appointments } = desk
  const luck = random.integer(0, 99)
  const side = to.languageId === '2' ? 'ar' : 'en'
  const code = random.id(at).replaceAll('-', '').slice(-16)
  const soon = (minutes: number) => new Date(Math.min(now.getTime(), at.getTime() + minutes * minute)).toISOString()
  const status = luck < outcomes.delivered ? 'delivered' : luck < outcomes.sent ? 'sent' : 'failed'
  const words = { name: to.firstName, link: `${address}/l/demo/${code}`, optOut: `${address}/o/demo/${code}`, tenant: '' }
  const body = fillPlaceholders(campaign.body[side], words)
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
        carrier: 'outbox',
        marketing: true,
      },
      ...{ customerId: to.id, campaignId: campaign.id, event: `campaign:${campaign.id}:${to.id}`, attempts: 1, parts: smsSize(body).parts },
      error: status === 'failed' ? 'undelivered' : null,
      sentAt: status === 'failed' ? null : at.toISOString(),
      deliveredAt: status === 'delivered' ? soon(1) : null,
    },
  )
  return { recipient, message }
}

/** The campaigns, the newest first, with everybody whom they reached and what those got. */
export function makeCampaigns(desk: Desk): {
  campaigns: RowOf<'campaigns'>[]
  campaignRecipients: Recipient[]
  messages: RowOf<'messages'>[]
} {
  const made = campaignTexts.map((text, place) => {
    const campaign = makeCampaign(desk, text, place)
    const began = beganAt(desk, text)
    if (!began) return { campaign, told: [] }
    const people = reachedBy(desk, text, began)
    const told = people.map((one, nth) => tell(desk, campaign, one, new Date(began.getTime() + nth * 200)))
    const count = (status: string) => told.filter(({ message }) => message.status === status).length
    const counts = {
      ...{ audience: told.length, eligible: told.length, recipients: told.length, failed: count('failed') },
      ...{ sent: count('sent') + count('delivered'), delivered: count('delivered'), noConsent: 0, capped: 0, unreachable: 0 },
    }
    const progress = { after: text.status === 'sent' ? null : (people.at(-1)?.id ?? null) }
    return { campaign: { ...campaign, counts, progress }, told }
  })
  const told = made.flatMap((one) => one.told)
  return {
    campaigns: made.map(({ campaign }) => campaign),
    campaignRecipients: told.map(({ recipient }) => recipient),
    messages: told.map(({ message }) => message),
  }
}
