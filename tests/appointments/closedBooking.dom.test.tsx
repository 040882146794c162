// A booking that was closed is shown as such wherever its status stands: lists, cards, pages and related rows all draw this view.
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { choice } from '../../src/fields/choice/adminView.tsx'
import { createTranslate } from '../../src/i18n/index.ts'
import { resources } from '../../src/schema/resources.ts'
import { clearAdmin, draw, signIn, textsOf } from '../core/admin/adminFixture.tsx'

const field = resources.appointments.fields.status
const { View } = choice
afterEach(clearAdmin)

describe.each(['english', 'arabic'] as const)('the status of a booking (%s)', (language) => {
  const t = createTranslate(language, textsOf(language))
  const shown = async (row: Record<string, unknown>, text: string) => {
    signIn('Administrator', language)
    const view = <View field={field} name="status" resource="appointments" value={row['status']} row={row} />
    draw(view, { resource: 'appointments', path: '/home/appointments', route: '/home/appointments', language })
    expect(await screen.findByText(text)).toBeTruthy()
  }

  it('is its place in the workshop while it is open', async () => {
    await shown({ status: 'qc', closure: 'none' }, t('enumerations.bookingStatus.qc'))
    expect(screen.queryByText(t('enumerations.closure.cancelled'))).toBeNull()
  })

  it.each(['cancelled', 'noShow'] as const)('is %s once it was closed so', async (closure) => {
    await shown({ status: 'pending', closure }, t(`enumerations.closure.${closure}`))
    expect(screen.queryByText(t('enumerations.bookingStatus.pending'))).toBeNull()
  })
})
