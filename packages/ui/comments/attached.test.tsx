import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { PhoneComments } from '../phone/PhoneComments.tsx'
import { RecordAside } from '../record/RecordAside.tsx'

const photo = { name: '验收单.jpg', url: '/upload/attachment/1.jpg', size: 3, hash: 'h' }
vi.mock('../upload/send-file.ts', () => ({ sendFile: async () => photo }))

const comment = entity('comment', {
  label: '评论',
  title: 'content',
  fields: { content: text('内容'), file: files('附件', { max: 1 }) },
  rows: { own: everybody },
})

let bench: ReturnType<typeof serve>
beforeEach(() => {
  const nothing = async () => ({})
  setAreas({ screens: {}, entities: { comment: async () => comment }, operations: nothing, details: nothing })
  bench = serve({ 'GET /api/comment': () => ok({ nodes: [], isWhole: true }) }, ['comment:create'])
})
afterEach(() => bench.close())

const show = (part: ReactNode): void =>
  void render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider button={{ autoInsertSpace: false }}>{part}</ConfigProvider>
    </QueryClientProvider>,
  )

const written = async (words: string, attach: string, box: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: box }), { target: { value: words } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: attach })))
  const input = await screen.findByLabelText('选择文件')
  fireEvent.change(input, { target: { files: [new File(['abc'], photo.name, { type: 'image/jpeg' })] } })
  await screen.findAllByText(photo.name)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '发送' })))
}
const sent = () => bench.asked('POST', '/api/comment').map(({ body }) => body as Record<string, unknown>)

test('what is attached goes with the words; a refused comment keeps it, a sent one does not', async () => {
  bench.answers['POST /api/comment'] = () => refused('VALIDATION', '文件不存在')
  show(<RecordAside entity={{ name: 'contract' } as never} id="1" />)
  await written('见附件', '添加附件', '写评论')
  expect(sent()).toEqual([expect.objectContaining({ content: '见附件', file: [photo] })])
  expect(screen.getAllByText(photo.name)).not.toEqual([])
  bench.answers['POST /api/comment'] = () => ok({ id: 'c' })
  const again = await screen.findByRole('button', { name: /发送/ })
  await act(async () => void fireEvent.click(again))
  await waitFor(() => expect(screen.queryAllByText(photo.name)).toEqual([]))
})

test('the phone attaches too', async () => {
  bench.answers['POST /api/comment'] = () => ok({ id: 'c' })
  show(<PhoneComments module="contract" id="1" />)
  await written('现场照片', '添加图片或附件', '写评论')
  expect(sent()).toEqual([expect.objectContaining({ content: '现场照片', file: [photo] })])
})
