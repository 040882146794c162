// Rights on conversations: they follow the customer, whom the person must be able to see, or are assigned to the person.
import { mine, own, referring, related, type Grant, type ModuleAccess, type Relation } from '../core/access/grants.ts'
import { atOwnBranch, ofOwnDrives, ofOwnLeads } from '../customers/access.ts'

const ofOwnCustomers = referring('customers', 'id', mine('ownerId', 'createdBy'))
const assigned = referring('conversations', 'id', mine('assigneeId'))

/** One's own conversations and those of customers whom one of the relations reaches, with what came in them. */
const ofCustomers = (relations: readonly Relation[]): Grant[] => [
  own('W'),
  ...related('W', 'conversations', 'customerId', relations),
  ...related('R', 'receivedMessages', 'customerId', relations),
  ...related('R', 'receivedMessages', 'conversationId', assigned),
]

/** Conversations. Not in the owner's table: they follow the customers. */
export const conversations: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'Fleet Sales': ofCustomers(ofOwnCustomers),
    'Broker Sales': ofCustomers(ofOwnCustomers),
    'General Inquiry': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': ofCustomers([...ofOwnCustomers, ...ofOwnLeads, ...ofOwnDrives]),
    'Service Advisor': ofCustomers([...ofOwnCustomers, ...atOwnBranch]),
  },
  unnamed: true,
}

/** The ready answers, read by everyone who may answer: they are about no customer. */
export const cannedAnswers: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'Fleet Sales': 'R',
    'Broker Sales': 'R',
    'General Inquiry': 'R',
    Administrator: 'F',
  },
  staffTypes: { 'Sales Executive': 'R', 'Service Advisor': 'R' },
  unnamed: true,
}
