// The check of imports finds each kind of violation, and none in the tree.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { betweenFeatures, checkTree, complaintsOf, cyclesOf, importsOf, layers } from '../../../scripts/imports.mjs'

const found = (file: string, code: string) => complaintsOf(file, importsOf(file, code)).length > 0

describe('the check of imports', () => {
  it.each([
    ['the schema with a framework', 'src/schema/core/field.ts', `import { useState } from 'react'`],
    ['the schema with all of libphonenumber', 'src/schema/core/mobile.ts', `import x from 'libphonenumber-js'`],
    ['the schema with Node', 'src/schema/core/field.ts', `import fs from 'node:fs'`],
    ['tokens with anything', 'src/tokens/tokens.ts', `import { limits } from '../schema/core/limits.ts'`],
    ['the session with the client', 'src/session/store.ts', `import { call } from '../http/client.ts'`],
    ['the landing with the admin', 'src/landing/App.tsx', `import { theme } from '../admin/core/theme/theme.ts'`],
    ['the landing with react-admin, Material or Emotion', 'src/landing/App.tsx', `import { Button } from '@mui/material'`],
    ['the landing with the data provider', 'src/landing/core/api.ts', `import { dataProvider } from '../../dataProvider/index.ts'`],
    ["the landing with the admin's part of a field", 'src/landing/App.tsx', `import { Input } from '../fields/text/adminInput.tsx'`],
    ["the landing's part of a field with Material", 'src/fields/text/landingInput.tsx', `import { Button } from '@mui/material'`],
    ['what both parts of a field share with Material', 'src/fields/plate/plateScript.ts', `import { Button } from '@mui/material'`],
    ['the landing with every call', 'src/landing/core/api.ts', `import { calls } from '../../schema/endpoints.ts'`],
    ['a page with the server', 'src/admin/App.tsx', `import { openServices } from '../../server/openServices.ts'`],
    ['a page with a type of the server', 'src/admin/App.tsx', `import type { Services } from '../../server/core/services.ts'`],
    ['the server with a page', 'server/app.ts', `import { format } from '../src/i18n/index.ts'`],
    ['the server with React', 'server/app.ts', `import { renderToString } from 'react-dom/server'`],
    ['SQL in a handler', 'server/leads/handlers/leadManagement.ts', `import { sql } from 'kysely'`],
    ['SQL where the parts are put together', 'server/calls.ts', `import { sql } from 'kysely'`],
    ['the entry with a page that is not lazy', 'src/main.tsx', `import { App } from './admin/App.tsx'`],
    ['an import on the way through', 'src/landing/core/api.ts', `export { theme } from '../../admin/core/theme/theme.ts'`],
    ['a lazy import', 'src/landing/core/api.ts', `const admin = () => import('../../admin/App.tsx')`],
    ['an import of a type alone', 'src/landing/core/api.ts', `export type Theme = import('../../admin/App.tsx').Theme`],
    ['an import of nothing', 'src/schema/core/field.ts', `import '@emotion/react'`],
    ['a file in no layer', 'src/utils/x.ts', `import { z } from 'zod'`],
    ['a folder of no feature', 'server/misc/x.ts', `import { z } from 'zod'`],
  ])('refuses %s', (_what, file, code) => {
    expect(found(file, code)).toBe(true)
  })

  it.each([
    ['src/schema/core/field.ts', `import { z } from 'zod'\nimport { limits } from './limits.ts'`],
    ['src/admin/App.tsx', `import { Admin } from 'react-admin'\nimport { dataProvider } from '../dataProvider/index.ts'`],
    ['src/fields/text/adminInput.tsx', `import { TextField } from '@mui/material'`],
    ['src/landing/appointments/a.ts', `import { b } from './steps/b.ts'\nimport { c } from '../core/parts/c.ts'`],
    ['src/main.tsx', `const admin = () => import('./admin/App.tsx')`],
    ['server/core/texts.ts', `import { readFileSync } from 'node:fs'\nimport { createTranslate } from '../../src/i18n/translate.ts'`],
    ['server/appointments/bookService.ts', `import { sql } from 'kysely'`],
    ['server/calls.ts', `import type { Transaction } from 'kysely'`],
  ])('lets %s have what is its own', (file, code) => {
    expect(complaintsOf(file, importsOf(file, code))).toEqual([])
  })

  it.each([
    ['a later feature', 'server/customers/a.ts', `import type { b } from '../payments/index.ts'`],
    ['a feature from core', 'server/core/a.ts', `const b = () => import('../leads/index.ts')`],
    ['a list of all features', 'server/leads/a.ts', `import { b } from '../rules.ts'`],
    ['a feature of another layer from core', 'src/landing/core/a.ts', `import { b } from '../../schema/surveys/calls.ts'`],
    ['a file inside an earlier feature', 'server/payments/a.ts', `import { b } from '../customers/b.ts'`],
    ['the calls of a layer without them', 'server/payments/a.ts', `import { b } from '../customers/calls.ts'`],
    ['an index.ts inside an earlier feature', 'server/payments/a.ts', `import { b } from '../customers/handlers/index.ts'`],
  ])('refuses a feature %s', (_what, file, code) => {
    expect(betweenFeatures(file, importsOf(file, code))).toHaveLength(1)
  })

  it.each([
    ['server/payments/a.ts', `import { b } from '../customers/index.ts'\nimport { c } from '../core/c.ts'\nimport { d } from './d.ts'`],
    ['server/payments/demo/a.ts', `import { b } from '../../masters/demo/index.ts'`],
    ['server/customers/a.ts', `import { resources } from '../../src/schema/resources.ts'`],
    ['src/admin/payments/a.ts', `import { b } from '../../schema/payments/b.ts'\nimport { c } from '../../schema/customers/calls.ts'`],
    ['server/app.ts', `import { b } from './customers/b.ts'`],
  ])('lets %s have what features offer', (file, code) => {
    expect(betweenFeatures(file, importsOf(file, code))).toEqual([])
  })

  it('finds the modules of a circle, once', () => {
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
          ['d', ['a', 'e']],
          ['e', ['e']],
        ]),
      ),
    ).toEqual([['b', 'c'], ['e']])
  })

  // It reads every file of the tree, which on a busy machine takes longer than the default timeout.
  it('has a rule for every layer of the tree, and nothing to complain about', { timeout: 60_000 }, () => {
    expect(layers.map(({ layer }) => layer)).toContain('server')
    expect(checkTree(resolve(import.meta.dirname, '../../..'))).toEqual([])
  })
})
