// Content of the landing and campaigns, as the people of sales and the administrator left them.
import type { RowOf } from '../db/repository.ts'
import { campaignTexts, contentTexts } from './content/publicationTexts.ts'
import type { BothLanguages } from './content/sentences.ts'
import { demoRow } from './demoRow.ts'
import { day, hour, hoursAgo, managerOf, type Desk } from './desk.ts'

const both = (texts: BothLanguages | undefined) => texts && { en: texts[0], ar: texts[1] }

/** Content that is published and content that is not yet. */
export function makeContents(desk: Desk): RowOf<'cms'>[] {
  const { random, now } = desk
  const author = managerOf(desk, 'Sales')?.id ?? null
  const publisher = managerOf(desk, 'Finance')?.id ?? null
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * day).toISOString())
  return contentTexts.map(({ kind, slug, status, title, body, link, linkText, fromDay, toDay }, position) => {
    const at = hoursAgo(desk, (70 - position * 3) * 24)
    const published = status === 'published'
    return demoRow(
      'cms',
      {
        id: random.id(at),
        at,
        by: author,
        changed: published ? { at: new Date(at.getTime() + 5 * hour), by: publisher, times: 2 } : undefined,
      },
      {
        kind,
        slug,
        status,
        title: both(title),
        body: both(body),
        link,
        linkText: both(linkText),
        publishFrom: inDays(fromDay),
        publishTo: inDays(toDay),
        position,
      },
    )
  })
}

/** Campaigns in every state but the moment of sending. */
export function makeCampaigns(desk: Desk): RowOf<'campaigns'>[] {
  const { random, now } = desk
  const author = managerOf(desk, 'Sales')?.id ?? null
  const approver = managerOf(desk, 'Finance')?.id ?? null
  return campaignTexts.map(({ name, status, body, audienceModule, audience, day: sendDay, reached = 0 }, place) => {
    const at = hoursAgo(desk, (sendDay === undefined || sendDay > 0 ? 2 + place : 4 - sendDay) * 24)
    const approved = sendDay !== undefined
    const failed = Math.round(reached * 0.031)
    const sendAt = sendDay === undefined ? null : new Date(now.getTime() + sendDay * day)
    const changedAt =
      sendAt && sendAt < now ? new Date(Math.min(now.getTime(), sendAt.getTime() + hour)) : new Date(at.getTime() + 6 * hour)
    return demoRow(
      'campaigns',
      {
        id: random.id(at),
        at,
        by: author,
        changed: status === 'draft' ? undefined : { at: changedAt, by: approved ? approver : author, times: reached > 0 ? 3 : 1 },
      },
      {
        name,
        status,
        body: both(body),
        audienceModule,
        audience,
        scheduleAt: sendAt?.toISOString(),
        approverId: approved ? approver : null,
        counts:
          reached > 0 ? { audience: reached + (status === 'paused' ? 540 : 0), sent: reached, delivered: reached - failed, failed } : {},
      },
    )
  })
}
