// The check of imports finds what it is there to find, and nothing in the tree.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTree, circlesOf, complaintsOf, importsOf, rooms } from '../../scripts/imports.mjs'

const found = (file: string, code: string) => complaintsOf(file, importsOf(file, code)).length > 0

describe('the check of imports', () => {
  it.each([
    ['the schema with a framework', 'src/schema/field.ts', `import { useState } from 'react'`],
    ['the schema with all of libphonenumber', 'src/schema/mobile.ts', `import x from 'libphonenumber-js'`],
    ['the schema with Node', 'src/schema/field.ts', `import fs from 'node:fs'`],
    ['tokens with anything', 'src/tokens/tokens.ts', `import { limits } from '../schema/limits.ts'`],
    ['the session with the client', 'src/session/store.ts', `import { call } from '../http/client.ts'`],
    ['the landing with the admin', 'src/landing/App.tsx', `import { theme } from '../admin/theme/theme.ts'`],
    ['the landing with react-admin, Material or Emotion', 'src/landing/App.tsx', `import { Button } from '@mui/material'`],
    ['the landing with the data provider', 'src/landing/api.ts', `import { dataProvider } from '../dataProvider/index.ts'`],
    ['a flow with another flow', 'src/landing/flows/bookService/a.ts', `import { b } from '../manageService/b.ts'`],
    ['a page with the server', 'src/admin/App.tsx', `import { openHouse } from '../../server/openHouse.ts'`],
    ['a page with a type of the server', 'src/admin/App.tsx', `import type { House } from '../../server/house.ts'`],
    ['the server with a page', 'server/app.ts', `import { format } from '../src/i18n/index.ts'`],
    ['the server with React', 'server/app.ts', `import { renderToString } from 'react-dom/server'`],
    ['SQL outside its rooms', 'server/routes/calls.ts', `import { sql } from 'kysely'`],
    ['the entry with a page that is not lazy', 'src/main.tsx', `import { App } from './admin/App.tsx'`],
    ['an import on the way through', 'src/landing/api.ts', `export { theme } from '../admin/theme/theme.ts'`],
    ['a lazy import', 'src/landing/api.ts', `const admin = () => import('../admin/App.tsx')`],
    ['an import of nothing', 'src/schema/field.ts', `import '@emotion/react'`],
    ['a file in no room', 'src/utils/x.ts', `import { z } from 'zod'`],
  ])('refuses %s', (_what, file, code) => {
    expect(found(file, code)).toBe(true)
  })

  it.each([
    ['src/schema/field.ts', `import { z } from 'zod'\nimport { limits } from './limits.ts'`],
    ['src/admin/App.tsx', `import { Admin } from 'react-admin'\nimport { dataProvider } from '../dataProvider/index.ts'`],
    ['src/landing/flows/bookService/a.ts', `import { b } from './steps/b.ts'\nimport { c } from '../../parts/c.ts'`],
    ['src/main.tsx', `const admin = () => import('./admin/App.tsx')`],
    ['server/texts.ts', `import { readFileSync } from 'node:fs'\nimport { createTranslate } from '../src/i18n/translate.ts'`],
    ['server/actions/bookService.ts', `import { sql } from 'kysely'`],
    ['server/routes/calls.ts', `import type { Transaction } from 'kysely'`],
  ])('lets %s have what is its own', (file, code) => {
    expect(complaintsOf(file, importsOf(file, code))).toEqual([])
  })

  it('finds a circle, once', () => {
    expect(
      circlesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
          ['d', ['a']],
        ]),
      ),
    ).toEqual(['b → c → b'])
  })

  it('has a rule for every room of the tree, and nothing to complain about', () => {
    expect(rooms.map(({ room }) => room)).toContain('server')
    expect(checkTree(resolve(import.meta.dirname, '../..'))).toEqual([])
  })
})
