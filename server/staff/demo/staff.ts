// Demo staff: one account for each designation, then the staff of each branch, of whom one a staff type has an account too.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { families, men, women } from '../../core/demo/content/people.ts'
import { tenants, type DemoTenantId } from '../../core/demo/content/tenants.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Masters } from '../../masters/demo/index.ts'
import type { Random } from '../../core/demo/random.ts'
import { randomMobile } from '../../core/demo/person.ts'

type Designation = Word<'designation'>
interface Post {
  designation: Designation
  department: Word<'department'>
  leadTypes: readonly Word<'leadType'>[]
  modules: readonly Word<'accessModule'>[]
}

const salesLeads = ['New Car Sales', 'Used Car Sales', 'Test Drive'] as const
const posts: readonly Post[] = [
  {
    designation: 'Sales Manager',
    department: 'Sales',
    leadTypes: salesLeads,
    modules: ['vehicles', 'testDrive', 'shopNow', 'feedback', 'Content Management'],
  },
  {
    designation: 'Service Manager',
    department: 'Service',
    leadTypes: ['After Sales Inquiry'],
    modules: [
      'vehicles',
      'serviceBooking',
      'roadsideAssistance',
      'homeService',
      'payment',
      'loyaltyRedeem',
      'feedback',
      'dealershipLocation',
    ],
  },
  { designation: 'Fleet Sales', department: 'Sales', leadTypes: ['New Car Sales'], modules: ['vehicles', 'testDrive', 'shopNow'] },
  { designation: 'Broker Sales', department: 'Sales', leadTypes: ['Used Car Sales'], modules: ['vehicles', 'testDrive', 'shopNow'] },
  {
    designation: 'General Inquiry',
    department: 'General',
    leadTypes: ['General Inquiry'],
    modules: ['serviceBooking', 'BOT', 'roadsideAssistance', 'homeService', 'feedback'],
  },
  {
    designation: 'Parts Manager',
    department: 'Parts',
    leadTypes: ['Parts Inquiry'],
    modules: ['serviceBooking', 'homeService', 'feedback'],
  },
  {
    designation: 'Administrator',
    department: 'Finance',
    leadTypes: [],
    modules: ['settings', 'payment', 'dealershipLocation', 'Content Management'],
  },
]
const crew: readonly { staffType: Word<'staffType'>; designation: Designation; count: number }[] = [
  { staffType: 'Service Advisor', designation: 'Service Manager', count: 3 },
  { staffType: 'Technician', designation: 'Service Manager', count: 3 },
  { staffType: 'Driver', designation: 'Service Manager', count: 3 },
  { staffType: 'Sales Executive', designation: 'Sales Manager', count: 2 },
]

/** The e-mail of the demo account of a designation or staff type: 'sales-manager@noor.example'. */
export const accountEmail = (role: Designation | Word<'staffType'>, tenantId: DemoTenantId): string =>
  `${role.toLowerCase().replaceAll(' ', '-')}@${tenantId}.example`

/** The staff of a company, without passwords. */
export function makeStaff(tenantId: DemoTenantId, masters: Masters, random: Random, at: Date): RowOf<'staff'>[] {
  const branches = masters.dealershipLocations
  const people = namesOf(random)
  const rows: RowOf<'staff'>[] = []
  const hire = (
    post: Post,
    where: readonly RowOf<'dealershipLocations'>[],
    more: { email?: string; staffType?: Word<'staffType'>; workingHours?: RowOf<'staff'>['workingHours'] },
  ) => {
    const { first, last } = people()
    const number = String(rows.length + 1).padStart(3, '0')
    const latin = `${first[0]}.${last[0]}`.toLowerCase().replace(/[^a-z.]/g, '')
    const designationId = masters.designation.find(({ role }) => role === post.designation)?.id
    rows.push(
      demoRow(
        'staff',
        { id: random.id(at), at },
        {
          staffNo: `${tenants[tenantId].staffPrefix}-${number}`,
          name: { en: `${first[0]} ${last[0]}`, ar: `${first[1]} ${last[1]}` },
          mobile: randomMobile(random),
          department: post.department,
          designationId,
          locationIds: where.map(({ id }) => id),
          leadTypes: post.leadTypes,
          modules: post.modules,
          email: `${latin}.${number}@${tenantId}.example`,
          ...more,
        },
      ),
    )
  }
  for (const post of posts)
    hire(post, post.designation === 'Administrator' ? [] : branches, { email: accountEmail(post.designation, tenantId) })
  for (const branch of branches) {
    for (const { staffType, designation, count } of crew) {
      const post = posts.find((one) => one.designation === designation)
      if (!post) continue
      for (let place = 0; place < count; place++)
        hire(post, [branch], {
          staffType,
          workingHours: rotaOf(branch.hours, place),
          ...(place === 0 && branch === branches[0] ? { email: accountEmail(staffType, tenantId) } : {}),
        })
    }
  }
  return rows
}

// The second of each kind has Mondays off, the third Wednesdays.
const rotaOf = (hours: RowOf<'dealershipLocations'>['hours'], place: number) =>
  place === 0 ? hours : { ...hours, [place === 1 ? 'monday' : 'wednesday']: [] }

function namesOf(random: Random) {
  const firsts = random.shuffled([...men, ...men, ...women])
  const lasts = random.shuffled(families)
  let place = 0
  return () => {
    const first = firsts[place % firsts.length] ?? random.pick(men)
    const last = lasts[place % lasts.length] ?? random.pick(families)
    place += 1
    return { first, last }
  }
}
