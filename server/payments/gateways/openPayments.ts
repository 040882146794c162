import type { Env } from '../../core/env.ts'
import type { PaymentGateway } from '../../core/gateways/payments.ts'
import { tamaraGateway } from './tamara.ts'

/** Where the simulator stands in a demo, below the server's own address. */
export const simulatorPath = '/simulators/tamara'
/** Where no money moves; for real orders TAMARA_URL says https://api.tamara.co. */
const sandbox = 'https://api-sandbox.tamara.co'

/** Whether this server plays the provider itself. */
export const isSimulated = ({ DEMO, TAMARA_URL }: Env): boolean => DEMO && TAMARA_URL === undefined

/** Tamara where the environment says, in a demo the simulator, else Tamara's sandbox. */
export const openPayments = (env: Env): PaymentGateway =>
  tamaraGateway({ url: env.TAMARA_URL ?? (env.DEMO ? `http://127.0.0.1:${env.PORT}${simulatorPath}` : sandbox) })
