// Mail in a demo: nothing leaves the server, everybody's mailbox is a page, and what is answered there comes in by SMTP.
import { namedKey } from '../../src/schema/core/dataKeys.ts'
import type { Services } from '../core/services.ts'
import { mailSimulator, type MailSimulator } from '../messages/simulators/mail/simulator.ts'
import type { ServedSimulator } from '../payments/simulators/demo.ts'

/** The path of the simulator below the server's own origin; a mailbox is at /simulators/mail/boxes/<address>. */
export const mailSimulatorPath = '/simulators/mail'

/** Sends and receives mail by the simulator, unless this server has a mail server. A port is free to choose: any that is free is taken. */
export function openDemoMail(services: Services): (ServedSimulator & Pick<MailSimulator, 'deliverTo'>) | undefined {
  const { env } = services
  if (!env.DEMO || env.SMTP_URL !== undefined) return undefined
  const domain = env.MAIL_DOMAIN ?? 'mail.wakeel.example'
  services.env = { ...env, MAIL_DOMAIN: domain, MAIL_PORT: env.MAIL_PORT ?? 0 }
  const simulator = mailSimulator({
    ...{ domain, now: services.now },
    texts: (code, key) => services.texts(code === 'ar' ? 'arabic' : 'english', namedKey(`messages.${key}`)),
  })
  services.senders.mail = simulator.sender
  return {
    path: mailSimulatorPath,
    deliverTo: simulator.deliverTo,
    register: (app) => {
      simulator.register(app)
      return Promise.resolve()
    },
  }
}
