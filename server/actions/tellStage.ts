// Tells a customer how far the driver has come, in their language.
import { languages } from '../../src/schema/limits.ts'
import { localTime } from '../booking/time.ts'
import { findSettings } from '../booking/workshop.ts'
import { findRow, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { messageWords } from './messageWords.ts'
import type { ErrandRow } from './showErrands.ts'
import { languageOf } from './tellCustomer.ts'

/** Queues the message in the transaction that is the reason. */
export async function tellStage({ house, tx }: { house: House; tx: Scope }, errand: ErrandRow): Promise<void> {
  const customer = await findRow(tx, 'customers', errand.customerId)
  if (!customer) return
  const language = languageOf(customer.languageId)
  const { name } = await findSettings(tx)
  const list = 'issue' in errand ? 'roadsideStage' : 'homeServiceStage'
  const when = errand.etaAt
    ? house.texts(language, errand.etaEstimated ? 'messages.driver.estimate' : 'messages.driver.promise', { time: localTime(errand.etaAt) })
    : ''
  const words = await messageWords(house, tx, language, 'driverStage')
  const body = words({
    ref: errand.ref,
    stage: house.texts(language, `enumerations.${list}.${errand.stage}`),
    when,
    tenant: name[languages[language].code],
  }).trim()
  await house.messages.queue(
    tx,
    {
      ...({ recipient: customer.mobile, customerId: customer.id, kind: 'driverStage', languageId: customer.languageId } as const),
      ...{ body, event: `driverStage:${errand.id}:${errand.version}:${errand.stage}` },
    },
    house.now(),
  )
}
