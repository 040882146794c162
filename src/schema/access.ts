// The access table: designation × module, narrowed by staff types. Each feature's modules stand with it, in its access.ts.
import { accessLedger, audit } from './audit/access.ts'
import { campaigns } from './campaigns/access.ts'
import { BOT, contentManagement } from './content/access.ts'
import { cannedAnswers, conversations } from './conversations/access.ts'
import { customers } from './customers/access.ts'
import { dealershipLocation, masters } from './masters/access.ts'
import { feedback } from './cases/access.ts'
import { files } from './files/access.ts'
import { homeService, roadsideAssistance } from './fieldService/access.ts'
import { integrations } from './integrations/access.ts'
import { leads } from './leads/access.ts'
import { loyaltyRedeem } from './loyalty/access.ts'
import { payment } from './payments/access.ts'
import { messages } from './messages/access.ts'
import { outbound } from './surveys/access.ts'
import { notices, ownRecords, savedViews, staff } from './staff/access.ts'
import { settings } from './settings/access.ts'
import { shopNow } from './showroom/access.ts'
import { serviceBooking, waitingList } from './appointments/access.ts'
import { testDrive } from './testDrives/access.ts'
import { vehicles } from './vehicles/access.ts'
import { workshopTime } from './workshop/access.ts'

/** Every module by its name, in the order of the owner's table; screens name them in this order. */
export const accessTable = {
  customers,
  vehicles,
  leads,
  testDrive,
  serviceBooking,
  payment,
  loyaltyRedeem,
  roadsideAssistance,
  homeService,
  shopNow,
  BOT,
  feedback,
  campaigns,
  dealershipLocation,
  'Content Management': contentManagement,
  settings,
  staff,
  masters,
  audit,
  accessLedger,
  integrations,
  outbound,
  workshopTime,
  waitingList,
  files,
  savedViews,
  messages,
  conversations,
  cannedAnswers,
  notices,
  own: ownRecords,
}
/** The name of a module. */
export type AccessModule = keyof typeof accessTable
