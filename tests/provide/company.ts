// `npm run provider`: a company's OpenID Connect provider on this machine, to try single sign-on with (docs/integrations.md). Its argument is
// the address to which it sends people back.
import { openProvider } from '../staff/companyProvider.ts'

const [back = 'http://localhost:3000/staff/single-sign-on'] = process.argv.slice(2)
const company = await openProvider([back])
const person = (account: string, groups: string[]) =>
  company.people.set(account, { email: `${account}@company.example`, name: `${account[0]?.toUpperCase()}${account.slice(1)}`, groups })
person('sara', ['/service'])
person('omar', ['/sales'])
person('guest', [])
console.log(`Address of the provider: ${company.issuer}
Client ID: ${company.clientId}
Client secret: ${company.clientSecret}
Email domain: company.example
Accounts: ${[...company.people].map(([account, { groups = [] }]) => `${account} ${groups.join(' ') || '(no group)'}`).join(', ')}
Sends people back to ${back}. Ctrl+C ends it.`)
