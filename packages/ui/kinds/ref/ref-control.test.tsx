import { ref } from '@chengban/kernel/kinds/ref.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, serve } from '../../list/testing/list-bench.tsx'
import { RefControl } from './RefControl.tsx'
import RefFilter from './RefFilter.tsx'

const people = [
  { id: 'a', name: '管理员' },
  { id: 'c', name: '程立本' },
]
const asked: string[] = []
let bench: ReturnType<typeof serve>
const onChange = vi.fn()
const shown = (element: ReactNode): void => {
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
}
beforeEach(() => {
  bench = serve({
    'GET /api/client/options': (url) => {
      asked.push(decodeURIComponent(url.search))
      const [ids, keyword] = [url.searchParams.get('ids'), url.searchParams.get('keyword') ?? '']
      return ok({ nodes: people.filter(({ id, name }) => (ids ? id === ids : name.includes(keyword))) })
    },
  })
})
afterEach(() => {
  bench.close()
  onChange.mockClear()
})

const control = { id: 'x', name: 'clientId', field: ref('负责人', 'client'), entity: 'contract', isInvalid: false }
const enter = (box: HTMLElement): void => void fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 })
const options = (shown = '.ant-select-item-option'): readonly string[] =>
  [...document.querySelectorAll(shown)].map(({ textContent }) => textContent ?? '')

it('what is chosen already is no answer to what is typed', async () => {
  shown(<RefControl {...control} value="a" row={{ client: people[0] }} onChange={onChange} />)
  const box = screen.getByRole('combobox')
  fireEvent.mouseDown(box)
  fireEvent.change(box, { target: { value: '程立本' } })
  enter(box)
  expect(onChange).not.toHaveBeenCalled()
  // ↵ takes the highlighted option, and the highlight comes after the list
  await vi.waitFor(() => expect(options('.ant-select-item-option-active')).toEqual(['程立本']))
  await act(async () => enter(box))
  expect(onChange).toHaveBeenCalledWith('c')
})

it('says that nothing matches, and offers nothing then', async () => {
  shown(<RefControl {...control} value="a" row={{ client: people[0] }} onChange={onChange} />)
  const box = screen.getByRole('combobox')
  fireEvent.mouseDown(box)
  fireEvent.change(box, { target: { value: '没有' } })
  await screen.findByText('没有匹配的选项')
  enter(box)
  expect(onChange).not.toHaveBeenCalled()
})

it('rows that may be chosen follow what the record has, where its form does not ask for that', async () => {
  const field = ref('上级', 'client', { offers: { projectId: { from: 'projectId' } } })
  const within = { fields: { parentId: field }, values: { parentId: null } }
  shown(<RefControl {...control} {...{ field, within }} value={null} row={{ projectId: 'p' }} onChange={onChange} />)
  fireEvent.mouseDown(screen.getByRole('combobox'))
  await vi.waitFor(() => expect(options()).toEqual(['管理员', '程立本']))
  expect(asked.at(-1)).toContain('"p"')
})

it('a filter stands open with the cursor in it', async () => {
  shown(<RefFilter field={control.field} text="" onChange={onChange} />)
  await vi.waitFor(() => expect(options()).toEqual(['管理员', '程立本']))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})
