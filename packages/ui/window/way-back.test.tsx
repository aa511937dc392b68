import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWayBack } from './way-back.ts'

const media = (isNarrow: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
beforeEach(() => media(true))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const back = () =>
  act(async () => {
    await new Promise<void>((done) => {
      addEventListener('popstate', () => setTimeout(done, 30), { once: true })
      history.back()
    })
  })

const at = (): string => location.hash

let shut = (): void => undefined
const Layer = ({ stays = false, asked }: { readonly stays?: boolean; readonly asked: () => void }) => {
  const [isOpen, setOpen] = useState(true)
  shut = () => setOpen(false)
  useWayBack(isOpen, () => {
    asked()
    if (!stays) setOpen(false)
  })
  return null
}

const openAt = (hash: string, asked = vi.fn(), stays = false) => {
  history.pushState({ idx: 1 }, '', '#/before')
  history.pushState({ idx: 2 }, '', hash)
  return { asked, ...render(<Layer asked={asked} stays={stays} />) }
}

it('a desk goes back to the page before, whatever lies over the page', async () => {
  media(false)
  const { asked } = openAt('#/desk')
  await back()
  expect([asked.mock.calls.length, at()]).toEqual([0, '#/before'])
})

it('a phone shuts what lies over the page, stays on it, and goes back the next time', async () => {
  const { asked } = openAt('#/list')
  await back()
  expect([asked.mock.calls.length, at()]).toEqual([1, '#/list'])
  await back()
  expect([asked.mock.calls.length, at()]).toEqual([1, '#/before'])
})

it('what was shut by its own button costs no second step back', async () => {
  const { asked } = openAt('#/other')
  await act(async () => shut())
  await back()
  expect([asked.mock.calls.length, at()]).toEqual([0, '#/before'])
})

it('what asks first and stays is asked again at the next step back', async () => {
  const { asked, unmount } = openAt('#/form', vi.fn(), true)
  await back()
  await back()
  expect([asked.mock.calls.length, at()]).toEqual([2, '#/form'])
  unmount()
})

it('of two the upper one is shut first', async () => {
  const lower = vi.fn()
  const upper = vi.fn()
  openAt('#/two', lower)
  render(<Layer asked={upper} />)
  await back()
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
  await back()
  expect([lower.mock.calls.length, at()]).toEqual([1, '#/two'])
})

it('an address that is opened after something was shut is where one stays', async () => {
  openAt('#/first')
  await act(async () => shut())
  await act(async () => {
    location.hash = '#/typed'
    await new Promise((done) => setTimeout(done, 60))
  })
  expect(at()).toBe('#/typed')
})
