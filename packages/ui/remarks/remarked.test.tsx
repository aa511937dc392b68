// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { signedIn } from '@chengban/kernel/row-rule.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { FilePlacesContext } from '../preview/file-places.ts'
import { Pin } from '../preview/Pin.tsx'
import { Remarked } from './Remarked.tsx'

const remark = entity('fileRemark', {
  label: '文件批注',
  title: 'content',
  fields: { module: oneOf('模块', ['impNodeLog']) } as never,
  rows: { own: signedIn },
} as never)

const who = { id: 'u1', name: '林致远' }
const rows = [
  {
    id: 'a',
    version: 1,
    page: 3,
    content: '缺少盖章页',
    isResolved: false,
    can: ['resolve'],
    tzCreate: '2026-03-02T01:00:00.000Z',
    creator: who,
    creatorId: 'u1',
  },
  {
    id: 'b',
    version: 1,
    page: 1,
    content: '日期不一致',
    isResolved: true,
    can: [],
    tzCreate: '2026-03-02T02:00:00.000Z',
    creator: who,
    creatorId: 'u1',
  },
]
const sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path: path.replace(/^.*\/api/, '/api'), body: JSON.parse(String(body)) })
    return new Response(JSON.stringify({ code: 'OK', message: '', data: method === 'GET' ? { nodes: rows } : {} }))
  })
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  setAreas({
    screens: {},
    entities: { fileRemark: async () => remark },
    operations: async () => ({}),
    details: async () => ({}),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A view of four pages, at the second. */
const View = () => {
  const { pins, aim, onAt } = use(FilePlacesContext)
  return (
    <div>
      <button type="button" onClick={() => onAt({ page: 2 })}>
        翻页
      </button>
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} />
      ))}
      <output>{aim?.page}</output>
    </div>
  )
}

const show = async (module: string) => {
  const file = { url: '/file/a.pdf', name: 'a.pdf', size: 1 }
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Remarked of={{ module, id: 'r1' }} file={file}>
          <View />
        </Remarked>
      </QueryClientProvider>,
    )
  })
}

test('files of records that take no remarks are shown alone', async () => {
  await show('contract')
  expect(screen.queryByRole('complementary', { name: '批注' })).toBeNull()
})

test('a remark stands at its page and in the list, pale once it is settled', async () => {
  await show('impNodeLog')
  expect((await screen.findByRole('button', { name: '批注 1' })).className).toBe('cb-pin')
  expect(screen.getByRole('button', { name: '批注 2' }).className).toBe('cb-pin is-resolved')
  expect(screen.getByText('日期不一致').closest('li')?.className).toBe('is-resolved')
  expect(screen.getByText('1 条未处理')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '1 第 3 页' }))
  expect(screen.getByRole('status').textContent).toBe('3')
})

test('only who may settle a remark is offered it', async () => {
  await show('impNodeLog')
  const offers = await screen.findAllByRole('button', { name: '标为已处理' })
  expect(offers).toHaveLength(1)
  fireEvent.click(offers[0] as Element)
  await waitFor(() => expect(sent).toEqual([{ path: '/api/fileRemark/action/resolve', body: { id: 'a', version: 1 } }]))
})

test('a remark is written at the page that was open at its first word; nothing but blanks is not sent', async () => {
  await show('impNodeLog')
  const box = await screen.findByRole('textbox', { name: '写批注' })
  fireEvent.change(box, { target: { value: '  ' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '批注' }).disabled).toBe(true)
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: '翻页' }))
  fireEvent.change(box, { target: { value: '印章不清' } })
  fireEvent.click(screen.getByRole('button', { name: '批注' }))
  const body = { module: 'impNodeLog', relevanceId: 'r1', fileUrl: '/file/a.pdf', content: '印章不清', page: 2 }
  await waitFor(() => expect(sent).toEqual([{ path: '/api/fileRemark', body }]))
})
