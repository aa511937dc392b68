import { signature } from '@chengban/kernel/kinds/file.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignatureControl } from './SignatureControl.tsx'

const stored = { url: '/file/signature/1.png', name: '签名.png', size: 3 }
const keep = vi.hoisted(() => vi.fn())
vi.mock('../../signature/keep-signature.ts', () => ({ keepSignature: keep }))
vi.mock('../../signature/picture.ts', async (original) => ({
  ...(await original<typeof import('../../signature/picture.ts')>()),
  pictureOf: async () => new Blob(['png']),
}))
beforeEach(() => keep.mockReset().mockResolvedValue(stored))

const show = (value: unknown) => {
  const changed = vi.fn()
  const props = { id: 's', name: 'signature', entity: 'receive', row: {}, isInvalid: false, onChange: changed }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <SignatureControl {...props} field={signature('领取签名')} value={value} />
    </ConfigProvider>,
  )
  return changed
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const draw = async (): Promise<void> => {
  const canvas = await screen.findByRole('img', { name: '在这里签名' })
  canvas.setPointerCapture = () => undefined
  const at = { clientX: 10, clientY: 10, isPrimary: true, button: 0, pointerId: 1 }
  fireEvent.pointerDown(canvas, at)
  fireEvent.pointerMove(canvas, { ...at, clientX: 40 })
  fireEvent.pointerUp(canvas)
}

test('a pad that is shut without a signature changes nothing', async () => {
  const changed = show([])
  await press('签名')
  await screen.findByRole('img', { name: '在这里签名' })
  await press('确定')
  expect(screen.getByRole('alert').textContent).toBe('请签名')
  await press('取消')
  await waitFor(() => expect(screen.queryByRole('img', { name: '在这里签名' })).toBeNull())
  expect(changed).not.toHaveBeenCalled()
  expect(keep).not.toHaveBeenCalled()
})

test('what could not be stored is said on the pad; drawn and stored it is the value', async () => {
  keep.mockRejectedValueOnce(new Error('存储空间不足'))
  const changed = show([])
  await press('签名')
  await draw()
  await press('确定')
  expect(screen.getByRole('alert').textContent).toBe('存储空间不足')
  expect(changed).not.toHaveBeenCalled()
  await press('确定')
  expect(changed).toHaveBeenCalledExactlyOnceWith([stored])
  expect(keep.mock.calls[1]?.[0].strokes.strokes[0]).toHaveLength(2)
})

test('a signature is shown, signed anew, or taken out', async () => {
  const changed = show([stored])
  expect(screen.getByRole('img', { name: '领取签名' }).getAttribute('src')).toBe(stored.url)
  expect(screen.queryByRole('button', { name: '签名' })).toBeNull()
  await press('清除')
  expect(changed).toHaveBeenCalledExactlyOnceWith([])
  await press('重签')
  expect(await screen.findByRole('img', { name: '在这里签名' })).toBeTruthy()
})
