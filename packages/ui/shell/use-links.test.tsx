import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it } from 'vitest'
import { useLeaveQuestion } from '../form/use-leave-question.ts'
import { useLinks } from './use-links.ts'

const Page = ({ isDirty }: { readonly isDirty: boolean }) => {
  useLinks()
  useLeaveQuestion(isDirty)
  return (
    <>
      <a href="#/client?page=2">
        <b>客户</b>
      </a>
      <a href="#/client">抽屉</a>
      <a href="#/client" target="_blank" rel="noopener">
        另开
      </a>
      <a href="/file/1">文件</a>
    </>
  )
}

const open = (isDirty = false) => {
  const routes = [
    { path: '/', element: <Page isDirty={isDirty} /> },
    { path: '/client', element: <h1>客户列表</h1> },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  /** Whether it was followed here; what was not does not leave the test. */
  const click = async (words: string, keys: MouseEventInit = {}): Promise<boolean> => {
    let isTaken = false
    const stay = (event: Event): void => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stay, { once: true })
    await act(async () => void fireEvent.click(screen.getByText(words), keys))
    return isTaken
  }
  const at = (): string => router.state.location.pathname + router.state.location.search
  return { click, at, router }
}

it('a plain link goes through the router, as a further entry of the history', async () => {
  const { click, at, router } = open()
  expect(await click('客户')).toBe(true)
  expect([at(), router.state.historyAction]).toEqual(['/client?page=2', 'PUSH'])
})

it('changes that are not saved are asked about before it is followed', async () => {
  const { click, at, router } = open(true)
  await click('客户')
  expect([at(), [...router.state.blockers.values()].map(({ state }) => state)]).toEqual(['/', ['blocked']])
})

it('leaves to the browser what asks for another window or a file, and to the page what it does itself', async () => {
  const { click, at } = open()
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect([await click('客户', keys), at()]).toEqual([false, '/'])
  expect([await click('另开'), await click('文件')]).toEqual([false, false])
  screen.getByText('抽屉').addEventListener('click', (event) => event.preventDefault())
  await click('抽屉')
  expect(at()).toBe('/')
})
