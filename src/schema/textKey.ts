// The keys of all texts as a type, from the English files: a misspelt key does not compile.
import type appointments from './appointments/texts.en.json'
import type audit from './audit/texts.en.json'
import type backgroundJobs from './backgroundJobs/texts.en.json'
import type callCentre from './callCentre/texts.en.json'
import type campaigns from './campaigns/texts.en.json'
import type cases from './cases/texts.en.json'
import type content from './content/texts.en.json'
import type conversations from './conversations/texts.en.json'
import type core from './core/texts.en.json'
import type customers from './customers/texts.en.json'
import type dashboard from './dashboard/texts.en.json'
import type fieldService from './fieldService/texts.en.json'
import type files from './files/texts.en.json'
import type garage from './garage/texts.en.json'
import type integrations from './integrations/texts.en.json'
import type leads from './leads/texts.en.json'
import type masters from './masters/texts.en.json'
import type messages from './messages/texts.en.json'
import type notifications from './notifications/texts.en.json'
import type loyalty from './loyalty/texts.en.json'
import type payments from './payments/texts.en.json'
import type search from './search/texts.en.json'
import type settings from './settings/texts.en.json'
import type showroom from './showroom/texts.en.json'
import type staff from './staff/texts.en.json'
import type surveys from './surveys/texts.en.json'
import type testDrives from './testDrives/texts.en.json'
import type transfer from './transfer/texts.en.json'
import type vehicles from './vehicles/texts.en.json'
import type workshop from './workshop/texts.en.json'

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]

/** The dotted key of a text, such as 'admin.list.create'. */
export type TextKey =
  | Leaves<typeof appointments>
  | Leaves<typeof audit>
  | Leaves<typeof backgroundJobs>
  | Leaves<typeof callCentre>
  | Leaves<typeof campaigns>
  | Leaves<typeof cases>
  | Leaves<typeof content>
  | Leaves<typeof conversations>
  | Leaves<typeof core>
  | Leaves<typeof customers>
  | Leaves<typeof dashboard>
  | Leaves<typeof fieldService>
  | Leaves<typeof files>
  | Leaves<typeof garage>
  | Leaves<typeof integrations>
  | Leaves<typeof leads>
  | Leaves<typeof masters>
  | Leaves<typeof messages>
  | Leaves<typeof notifications>
  | Leaves<typeof payments>
  | Leaves<typeof loyalty>
  | Leaves<typeof search>
  | Leaves<typeof settings>
  | Leaves<typeof showroom>
  | Leaves<typeof staff>
  | Leaves<typeof surveys>
  | Leaves<typeof testDrives>
  | Leaves<typeof transfer>
  | Leaves<typeof vehicles>
  | Leaves<typeof workshop>
