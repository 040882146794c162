import type { Env } from '../../core/env.ts'
import type { ProviderName } from '../../core/commit/actor.ts'
import type { Services } from '../../core/services.ts'
import { moyasarGateway } from './moyasar.ts'
import { tamaraGateway } from './tamara.ts'

/** The path of a gateway's simulator in a demo, below the server's own origin. */
export const simulatorPath = (name: ProviderName): string => `/simulators/${name}`
// Tamara's test environment; for real orders TAMARA_URL is https://api.tamara.co. Moyasar has one address: the key says whether it is a test.
const ordinary = { tamara: 'https://api-sandbox.tamara.co', moyasar: 'https://api.moyasar.com' }
const given = ({ TAMARA_URL, MOYASAR_URL }: Env): Record<ProviderName, string | undefined> => ({ tamara: TAMARA_URL, moyasar: MOYASAR_URL })

/** Whether this server simulates the gateway. */
export const isSimulated = (env: Env, name: ProviderName): boolean => env.DEMO && given(env)[name] === undefined

/** Each gateway at its own address if set, in a demo the simulator, else the provider's ordinary one. */
export function openPayments(env: Env): Services['payments'] {
  const url = (name: ProviderName) => given(env)[name] ?? (env.DEMO ? `http://127.0.0.1:${env.PORT}${simulatorPath(name)}` : ordinary[name])
  return { tamara: tamaraGateway({ url: url('tamara') }), moyasar: moyasarGateway({ url: url('moyasar') }) }
}
