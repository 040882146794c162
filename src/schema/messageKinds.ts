// Every kind of message. Each feature's stand with it, in its messageKinds.ts.
import { messageKinds as customers } from './customers/messageKinds.ts'
import { messageKinds as vehicles } from './vehicles/messageKinds.ts'
import { messageKinds as appointments } from './appointments/messageKinds.ts'
import { messageKinds as workshop } from './workshop/messageKinds.ts'
import { messageKinds as staff } from './staff/messageKinds.ts'
import { messageKinds as notifications } from './notifications/messageKinds.ts'
import { messageKinds as cases } from './cases/messageKinds.ts'
import { messageKinds as fieldService } from './fieldService/messageKinds.ts'
import { messageKinds as surveys } from './surveys/messageKinds.ts'
import { messageKinds as payments } from './payments/messageKinds.ts'
import { messageKinds as campaigns } from './campaigns/messageKinds.ts'
import { messageKinds as conversations } from './conversations/messageKinds.ts'

// In the order in which screens show them.
const all = {
  ...customers,
  ...vehicles,
  ...appointments,
  ...workshop,
  ...staff,
  ...notifications,
  ...cases,
  ...fieldService,
  ...surveys,
  ...payments,
  ...campaigns,
  ...conversations,
}
/** A kind of message. */
export type MessageKind = keyof typeof all
/** The placeholders of each kind's texts; written {name} in a tenant's own text, %{name} in the built-in ones. */
export const placeholdersOf: Readonly<Record<MessageKind, readonly string[]>> = all
