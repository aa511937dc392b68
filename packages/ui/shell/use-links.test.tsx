import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { useLeaveQuestion } from '../form/use-leave-question.ts'
import { useQuestion } from '../question/question.ts'
import { HashRouter } from '../window/HashRouter.tsx'
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

// the window's own address follows clicks that were prevented as well here
const Where = () => {
  const { pathname, search } = useLocation()
  return <p role="note">{pathname + search}</p>
}

const open = (isDirty = false) => {
  render(
    <HashRouter>
      <Where />
      <Routes>
        <Route path="/" element={<Page isDirty={isDirty} />} />
        <Route path="/client" element={<h1>客户列表</h1>} />
      </Routes>
    </HashRouter>,
  )
  /** Clicks and returns whether the router handled the link; any other navigation is suppressed. */
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
  const at = (): string => screen.getByRole('note').textContent ?? ''
  return { click, at }
}

beforeEach(() => {
  cleanup()
  history.replaceState(null, '', '#/')
  useQuestion.setState({ asked: undefined })
})

it('a plain link goes through the router, as a further entry of the history', async () => {
  const { click, at } = open()
  expect(await click('客户')).toBe(true)
  expect([at(), history.state.idx]).toEqual(['/client?page=2', 1])
})

it('changes that are not saved are asked about before it is followed', async () => {
  const { click, at } = open(true)
  await click('客户')
  expect([at(), useQuestion.getState().asked?.title]).toEqual(['/', '内容未保存，确定离开吗？'])
  await act(async () => void useQuestion.getState().asked?.act())
  expect(at()).toBe('/client?page=2')
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
