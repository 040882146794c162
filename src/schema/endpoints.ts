// Every call of the API by its name. The server registers its routes from this list; client and handlers get their types from it. Also the
// query of lists and the body of errors, which all calls share.
import { z } from 'zod'
import * as appointments from './appointments/calls.ts'
import * as backgroundJobs from './backgroundJobs/calls.ts'
import * as callCentre from './callCentre/calls.ts'
import * as campaigns from './campaigns/calls.ts'
import * as cases from './cases/calls.ts'
import * as content from './content/calls.ts'
import * as conversations from './conversations/calls.ts'
import * as core from './core/calls.ts'
import * as customers from './customers/calls.ts'
import * as dashboard from './dashboard/calls.ts'
import * as fieldService from './fieldService/calls.ts'
import * as files from './files/calls.ts'
import * as garage from './garage/calls.ts'
import * as integrations from './integrations/calls.ts'
import * as leads from './leads/calls.ts'
import * as loyalty from './loyalty/calls.ts'
import * as masters from './masters/calls.ts'
import * as messages from './messages/calls.ts'
import * as notifications from './notifications/calls.ts'
import * as payments from './payments/calls.ts'
import * as search from './search/calls.ts'
import * as settings from './settings/calls.ts'
import * as showroom from './showroom/calls.ts'
import * as staff from './staff/calls.ts'
import * as surveys from './surveys/calls.ts'
import * as transfer from './transfer/calls.ts'
import * as vehicles from './vehicles/calls.ts'
import * as workshop from './workshop/calls.ts'
import { distinct } from './core/distinct.ts'
import { audienceOf, type Call, type FileCall, type OneRouteEach } from './core/defineCall.ts'
import { listed } from './core/paging.ts'
import type { ResourceName } from './resources.ts'

// In the order of the features, from the ground up.
const byFeature = {
  core,
  masters,
  files,
  messages,
  notifications,
  content,
  settings,
  customers,
  staff,
  vehicles,
  appointments,
  workshop,
  leads,
  cases,
  fieldService,
  payments,
  loyalty,
  garage,
  showroom,
  conversations,
  surveys,
  campaigns,
  callCentre,
  integrations,
  dashboard,
  search,
  transfer,
  backgroundJobs,
}
const all = distinct(byFeature)
// Does not compile with two calls of one name, two of one method and path, or a row of an unknown resource.
const registered: Record<string, Call<ResourceName> | FileCall<ResourceName>> = all satisfies OneRouteEach<typeof all>

type All = typeof all
/** The name of a call that takes and answers JSON. */
export type CallName = { [N in keyof All]: All[N] extends Call ? N : never }[keyof All]
/** The calls that take and answer JSON, by name. */
export type Calls = Pick<All, CallName>
/** The input of a call before it is checked. */
export type InputOf<C extends CallName> = z.input<Calls[C]['input']>
/** The answer of a call. */
export type OutputOf<C extends CallName> = z.output<Calls[C]['output']>

/** Every call that takes and answers JSON. */
export const calls = Object.entries(registered).flatMap(([name, call]) =>
  'input' in call ? [{ name: name as CallName, audience: audienceOf(call.access), ...call }] : [],
)
/** Every call whose request or answer is a file or a stream. */
export const fileCalls = Object.entries(registered).flatMap(([name, call]) =>
  'file' in call ? [{ name, audience: audienceOf(call.access), ...call }] : [],
)

const features = new Map(Object.entries(byFeature).flatMap(([feature, module]) => Object.keys(module).map((name) => [name, feature])))
/** The feature of a call; undefined for the name of no call. */
export const featureOfCall = (name: string): string | undefined => features.get(name)

/** Query of a resource's list; the resource's filters are added to it. */
export const listQuery = z.object({
  ...listed,
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  q: z.string().max(200).optional(),
  /** Ids of rows, comma separated. */
  ids: z.string().max(8000).optional(),
  /** Answers only the fields that name a row: for references, readable by every member of staff who may see a row that refers to it. */
  view: z.enum(['names']).optional(),
  /** Deleted rows instead of present ones. */
  deleted: z.enum(['true']).optional(),
})
/** Body of every error. `fields`: messages in the person's language, by field. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Further data of the error: the allowed moves, the current row, the next free slots. */
  details: z.record(z.string(), z.unknown()).optional(),
})
/** Body of every error. */
export type ErrorBody = z.infer<typeof errorBody>
/** Error codes with their HTTP status; texts: errors.<code>. */
export const errorCodes = {
  badInput: 400,
  wrongCode: 400,
  wrongAppCode: 400,
  codeExpired: 400,
  passwordLinkExpired: 410,
  unauthenticated: 401,
  keyUnknown: 401,
  keyRevoked: 401,
  keyExpired: 401,
  keyOwnerless: 401,
  wrongPassword: 400,
  signInFailed: 400,
  passkeyFailed: 400,
  passkeyNeeded: 400,
  ssoNeeded: 400,
  ssoUnknown: 400,
  ssoExpired: 410,
  ssoCancelled: 400,
  ssoFailed: 400,
  ssoUnverified: 400,
  ssoOtherDomain: 400,
  ssoNoGroup: 400,
  ssoClosed: 400,
  ssoOtherPerson: 400,
  ssoAdministrator: 400,
  ssoNoProvider: 400,
  ssoIssuerRefused: 400,
  ssoUnavailable: 503,
  forbidden: 403,
  notYourModule: 403,
  inPerson: 403,
  forPeople: 403,
  originNotAllowed: 403,
  csrf: 403,
  notFound: 404,
  unknownTenant: 404,
  staleVersion: 409,
  tooLateToRestore: 409,
  moveNotAllowed: 409,
  webhookSecret: 409,
  slotTaken: 409,
  carBooked: 409,
  carBusy: 409,
  carTaken: 409,
  anotherCarKept: 409,
  waitingOpen: 409,
  tooManyBookings: 409,
  depositChanged: 409,
  callToBook: 409,
  notCovered: 409,
  bookingsInTheWay: 409,
  alreadyExists: 409,
  inUse: 409,
  callTaken: 409,
  notUndoable: 409,
  openWork: 409,
  lastAdministrator: 409,
  secondAdministrator: 409,
  workFixed: 409,
  alreadyPaid: 409,
  notPaid: 409,
  payLimit: 409,
  payRefused: 409,
  whatsappMissing: 409,
  providerRefused: 409,
  windowClosed: 409,
  keyReused: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  unreadable: 400,
  linkExpired: 410,
  freshCodeNeeded: 403,
  tooManyRequests: 429,
  tooManyStreams: 429,
  proofNeeded: 428,
  featureOff: 403,
  switchedOff: 409,
  unavailable: 503,
  internal: 500,
} as const
/** An error code. */
export type ErrorCode = keyof typeof errorCodes
