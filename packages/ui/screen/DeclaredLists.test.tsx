// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import GenericScreen from './GenericScreen.tsx'
import { declaredLists, open } from './testing/declared-lists.tsx'

const asked = declaredLists()

it('shows the lists the person may open, and asks the chosen one for its rows alone', async () => {
  const router = await open('/work')
  expect(await screen.findByText('/api/client')).toBeTruthy()
  expect(screen.queryByText('管理')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByText('周报')))
  expect(await screen.findByText('/api/task')).toBeTruthy()
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ tab: '周报' })}`)
  const filters = asked.find(({ pathname }) => pathname === '/api/task')?.searchParams.get('filters')
  expect(JSON.parse(filters ?? '')).toEqual({ userId: { equalTo: 'u' } })
})

it('counts at a tab what waits there for the reader’s decision, and nothing where none does', async () => {
  const given = globalThis.fetch
  const waiting = { nodes: [{ module: 'client', moduleLabel: '日报', todo: 4, overdue: 0 }], totalCount: 4 }
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/auditTask/counts')
      ? Promise.resolve(new Response(JSON.stringify({ code: 'OK', data: waiting })))
      : given(path),
  )
  await open('/decide', <GenericScreen path="/decide" />)
  const tabs = within(await screen.findByRole('navigation', { name: '审核' }))
  expect((await tabs.findByText('4')).closest('button')?.textContent).toBe('审核4')
  expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['审核4', '待办', '我的', '标记'])
})

it('writes a year as a name and a count as an amount', async () => {
  await open('/work')
  await screen.findByText('/api/client')
  expect(screen.getByText('2026')).toBeTruthy()
  expect(screen.getByText('2,026')).toBeTruthy()
})

it('offers a new row neither beside what is decided, nor where rows come another way', async () => {
  const offered = async (tab: string) => {
    await open(`/decide?tab=${tab}`, <GenericScreen path="/decide" />)
    await screen.findByText('2,026')
    const found = screen.queryAllByText('新建周报').length
    cleanup()
    return found
  }
  expect(await offered('我的')).toBe(1)
  expect(await offered('待办')).toBe(0)
  expect(await offered('标记')).toBe(0)
})

it('is called as the page where a tab lists more of the same, by the tab where it lists something else', async () => {
  const titled = async (tab: string): Promise<string | null> => {
    await open(`/work?tab=${tab}`)
    await screen.findAllByText('2,026')
    const { textContent } = screen.getByRole('heading', { level: 1 })
    cleanup()
    return textContent
  }
  expect(await titled('我的')).toBe('报告')
  expect(await titled('日报')).toBe('报告')
  expect(await titled('周报')).toBe('周报')
})

it('what is decided on opens beside what waits, on every page of that kind; what nobody decides on opens as its page', async () => {
  await open('/leaveAudit', <GenericScreen path="/leaveAudit" />)
  await act(async () => void fireEvent.click(await screen.findByText('/api/restDay')))
  expect(await screen.findByRole('button', { name: '回到列表' })).toBeTruthy()
  expect(asked.some((url) => url.searchParams.get('view') === 'todo')).toBe(true)
  cleanup()
  await open('/leaveAudit?tab=日报', <GenericScreen path="/leaveAudit" />)
  await act(async () => void fireEvent.click(await screen.findByText('/api/client')))
  expect(screen.queryByRole('button', { name: '回到列表' })).toBeNull()
})

it('opens a tab by what its records are called too, and the first by a name nobody has', async () => {
  const current = () => document.querySelector('[aria-current=page]')?.textContent
  await open('/?tab=周报', <GenericScreen path="/decide" />)
  expect(current()).toBe('待办')
  cleanup()
  await open('/?tab=月报', <GenericScreen path="/decide" />)
  expect(current()).toBe('审核')
})
