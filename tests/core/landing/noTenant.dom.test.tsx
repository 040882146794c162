// Without a tenant no flow of the landing and no sign-in of colleagues asks the server for anything, keeps a draft or blames the connection.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { LanguageProvider, createTranslate } from '../../../src/i18n/index.ts'
import { CallCentre } from '../../../src/landing/callCentre/CallCentre.tsx'
import { Arrived } from '../../../src/landing/core/arrival.tsx'
import { pages } from '../../../src/landing/core/routes.ts'
import { TenantProvider, type TenantOutcome } from '../../../src/landing/core/tenant/TenantProvider.tsx'
import { FlowPage } from '../../../src/landing/customers/FlowPage.tsx'
import { session } from '../../../src/session/index.ts'

const flows = pages.filter((page) => !['search', 'job', 'survey', 'opt-out', 'staff/login'].includes(page)) as Exclude<
  (typeof pages)[number],
  'search'
>[]
const requests = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  requests.mockReset()
  vi.stubGlobal('fetch', requests)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.clear()
})

describe.each(['english', 'arabic'] as const)('without a tenant in %s', (language) => {
  const messages = mergeTextFiles('src/schema', language)
  const t = createTranslate(language, messages)
  const open = (outcome: TenantOutcome, page: React.ReactNode) => {
    const start = () => Promise.resolve(outcome)
    render(
      <LanguageProvider language={language} messages={messages}>
        <TenantProvider start={start}>
          {page}
          <Arrived />
        </TenantProvider>
      </LanguageProvider>,
    )
  }
  const expectNothing = () => {
    expect(requests).not.toHaveBeenCalled()
    expect(session.get('drafts')).toBeUndefined()
    expect(screen.queryByText(t('landing.parts.missing'))).toBeNull()
    expect(screen.queryAllByRole('textbox')).toEqual([])
  }

  it.each(flows)('%s shows that the admin must be contacted, and not its flow', async (page) => {
    const flow = vi.fn<() => null>(() => null)
    for (const outcome of ['none', 'unknown'] as const) {
      open(
        outcome,
        <FlowPage page={page} proof="nobody">
          {flow}
        </FlowPage>,
      )
      expect(await screen.findByText(t('landing.contactAdmin.text'))).toBeTruthy()
      expect(flow).not.toHaveBeenCalled()
      expectNothing()
      cleanup()
    }
    open(
      'unreachable',
      <FlowPage page={page} proof="nobody">
        {flow}
      </FlowPage>,
    )
    await waitFor(() => expect(flow).toHaveBeenCalled())
  })

  it('colleagues are not asked to sign in', async () => {
    open('none', <CallCentre />)
    expect(await screen.findByText(t('landing.contactAdmin.text'))).toBeTruthy()
    expectNothing()
  })
})
