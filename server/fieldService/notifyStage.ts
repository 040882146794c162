// Notifies a customer of the driver's stage, in their language.
import { languages } from '../../src/schema/core/limits.ts'
import { localTime } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { messageWords } from '../messages/index.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { wordKey } from '../../src/schema/core/dataKeys.ts'
import { reachOf } from '../customers/index.ts'

/** Queues the message in the caller's transaction. */
export async function notifyStage({ services, tx }: { services: Services; tx: Scope }, fieldRequest: FieldRequestRow): Promise<void> {
  const customer = await findRow(tx, 'customers', fieldRequest.customerId)
  if (!customer) return
  const reached = await reachOf(tx, customer, fieldRequest)
  if (!reached) return
  const language = languageOf(reached.languageId)
  const { name } = await findSettings(tx)
  const list = 'issue' in fieldRequest ? 'roadsideStage' : 'homeServiceStage'
  const when = fieldRequest.etaAt
    ? services.texts(language, fieldRequest.etaEstimated ? 'messages.driver.estimate' : 'messages.driver.promise', {
        time: localTime(fieldRequest.etaAt),
      })
    : ''
  const words = await messageWords(services, tx, language, 'driverStage')
  const body = words({
    ref: fieldRequest.ref,
    stage: services.texts(language, wordKey(list, fieldRequest.stage)),
    when,
    tenant: name[languages[language].code],
  }).trim()
  await services.messages.queue(
    tx,
    {
      ...({ ...reached, customerId: customer.id, kind: 'driverStage' } as const),
      ...{ resource: 'issue' in fieldRequest ? 'roadsideAssistance' : 'homeService', rowId: fieldRequest.id },
      ...{ body, event: `driverStage:${fieldRequest.id}:${fieldRequest.version}:${fieldRequest.stage}` },
    },
    services.now(),
  )
}
