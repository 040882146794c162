// The text in the terminal after the start: addresses and, in the demo, accounts.
import { enumerations } from '../src/schema/enumerations.ts'
import { mailSimulatorPath } from './demo/mail.ts'
import type { Env } from './core/env.ts'

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-')

/** Prints addresses, the database in use and the demo accounts. */
export function printWelcome(env: Env, kind: 'embedded' | 'postgres', address: string, milliseconds: number, mailPort?: number): void {
  const base = env.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost').replace('[::]', 'localhost').replace('0.0.0.0', 'localhost')
  const database =
    kind === 'embedded'
      ? `embedded, in ${env.DATA_DIR} (one process, one machine; real use takes PostgreSQL by DATABASE_URL)`
      : 'PostgreSQL'
  const lines = [
    '',
    `Wakeel is up after ${(milliseconds / 1000).toFixed(1)} s.  Database: ${database}`,
    '',
    `  Staff     ${base}/`,
    ...(env.DEMO
      ? [`  Customers ${base}/arabic/home/search?tenantId=noor`, `            ${base}/english/home/search?tenantId=najd`]
      : [`  Customers ${base}/arabic/home/search?tenantId=<tenant>`]),
    `  API       ${base}/api/docs`,
    ...(mailPort === undefined ? [] : [`  Mail      comes in by SMTP at port ${mailPort}`]),
    ...(env.DEMO && env.SMTP_URL === undefined ? [`  Mailboxes ${base}${mailSimulatorPath}/boxes/customer@noor.example`] : []),
    ...(env.DEMO
      ? [
          '',
          '  Demo accounts, password wakeel-demo, at @noor.example and @najd.example:',
          ...[...enumerations.designation, ...enumerations.staffType].map((one) => `    ${slug(one)}@noor.example`),
        ]
      : []),
    '',
  ]
  console.log(lines.join('\n'))
}
