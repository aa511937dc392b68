// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../session/person.ts'
import DeclaredLists from './DeclaredLists.tsx'
import GenericScreen from './GenericScreen.tsx'
import { declaredLists, open } from './testing/declared-lists.tsx'

declaredLists()

const Blank = () => <p>表单</p>

it('shows what is no list behind the lists, to those who hold its code', async () => {
  const parts = [
    { label: '发送', codes: ['task:send'], Part: Blank },
    { label: '发布', codes: ['task:manage'], Part: Blank },
  ]
  useSession.setState({ person: { id: 'u', name: '甲', operations: ['task:send'] } as never })
  const shown = (
    <DeclaredLists path="/work" screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }} parts={parts} />
  )
  await open('/work', shown)
  expect(await screen.findByText('/api/client')).toBeTruthy()
  expect(screen.queryByText('发布')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByText('发送')))
  expect(screen.getByText('表单')).toBeTruthy()
  expect(screen.queryByText('/api/client')).toBeNull()
})

it('a part named like a list stands in its place, and tabs come in the order asked for', async () => {
  const parts = [{ label: '周报', codes: ['task:send'], Part: Blank }]
  const shown = (
    <DeclaredLists
      path="/work"
      screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }}
      parts={parts}
      order={['周报', '日报']}
    />
  )
  useSession.setState({ person: { id: 'u', name: '甲', operations: ['task:send', 'task:manage'] } as never })
  await open('/work', shown)
  expect(screen.getByText('表单')).toBeTruthy()
  const tabs = screen.getByRole('navigation', { name: '报告' }).querySelectorAll('button')
  expect([...tabs].map(({ textContent }) => textContent)).toEqual(['周报', '日报', '我的', '管理'])
})

it('rows in the address open the list of what the page is of, whatever stands before it', async () => {
  const shown = (
    <DeclaredLists
      path="/work"
      screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }}
      order={['周报', '日报']}
    />
  )
  await open('/work?as=table', shown)
  expect(await screen.findByText('/api/client')).toBeTruthy()
  cleanup()
  await open('/work', shown)
  expect(await screen.findByText('/api/task')).toBeTruthy()
})

it('has a tab for each dashboard its reader may open, before or after the lists', async () => {
  const tabsFor = async (operations: readonly string[]) => {
    useSession.setState({ person: { id: 'u', name: '甲', operations } as never })
    await open('/figures?tab=数据', <GenericScreen path="/figures" />)
    await screen.findByText('/api/client')
    const shown = [...screen.getByRole('navigation', { name: '数据' }).querySelectorAll('button')]
    cleanup()
    return shown.map(({ textContent }) => textContent)
  }
  expect(await tabsFor([])).toEqual(['看板', '数据', '统计'])
  expect(await tabsFor(['task:manage'])).toEqual(['看板', '数据', '统计'])
  expect(await tabsFor(['task:manage', 'user:salary'])).toEqual(['看板', '数据', '预算', '统计'])
})
