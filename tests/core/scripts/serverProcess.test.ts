// Every way to start the server sets the same options of the allocator and Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allocator, nodeOptions } from '../../../scripts/serverProcess.mjs'

it.each(['Containerfile', 'deploy/wakeel.service'])('%s says of the allocator and to Node what npm start says', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const said = Object.fromEntries([...text.matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  expect(said).toEqual(allocator)
  expect(text.match(/(?<=[\s"])--[\w-]+(=\d+)?(?=[\s"].*dist\/server\/main\.js)/g)).toEqual(nodeOptions)
})
