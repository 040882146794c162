// A booking's services while they are edited: the total includes the promotion's discount, except one that only the server can calculate.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { ServiceLinesInput } from '../../../src/fields/serviceLines/adminInput.tsx'
import type { ServiceLine } from '../../../src/schema/core/kinds.ts'
import { totalsOf } from '../../../src/schema/core/money.ts'
import { resources } from '../../../src/schema/resources.ts'
import { answerWith, clearAdmin, draw, signIn } from './adminFixture.tsx'

const line = (code: string, price: number): ServiceLine => ({ code, name: { en: code, ar: code }, price, minutes: 30 })
const services = [line('OIL', 20_000), line('BRAKES', 40_000)]
const row = { id: 'a', services, totals: totalsOf([20_000, 40_000], 6000) }

function Services({ kept }: { kept: typeof row | undefined }) {
  const form = useForm({ defaultValues: { services } })
  const field = resources.appointments.fields.services
  return (
    <FormProvider {...form}>
      <ServiceLinesInput field={field} name="services" resource="appointments" row={kept} />
    </FormProvider>
  )
}
const open = (kept: typeof row | undefined) => {
  signIn()
  answerWith({})
  draw(<Services kept={kept} />, { resource: 'appointments', path: '/', route: '/' })
}
const said = () => document.body.textContent

afterEach(() => {
  cleanup()
  clearAdmin()
})

it('shows the discount of a row and the total after it, until the services change', async () => {
  open(row)
  await waitFor(() => expect(said()).toContain('621.00'))
  expect(said()).toContain('60.00')
  fireEvent.click(screen.getByRole('button', { name: /BRAKES/ }))
  await waitFor(() => expect(said()).toContain('The discount is recalculated when you save'))
  expect(said()).toContain('230.00')
})

it('knows no discount of a new row', async () => {
  open(undefined)
  await waitFor(() => expect(said()).toContain('690.00'))
  expect(said()).not.toContain('Discount')
})
