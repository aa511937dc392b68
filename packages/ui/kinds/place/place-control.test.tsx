// @vitest-environment happy-dom
import { place } from '@chengban/kernel/kinds/json.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Row } from '../../data/row.ts'
import { PlaceControl } from './PlaceControl.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sent: unknown[] = []
const Form = ({ row, isHere }: { readonly row: Row; readonly isHere: boolean }) => {
  const [value, setValue] = useState<unknown>(null)
  const field = place('签到位置', { isHere })
  const change = (next: unknown): void => {
    sent.push(next)
    setValue(next)
  }
  return (
    <PlaceControl
      {...{ id: 'p', name: 'place', entity: 'visit', field, value, row }}
      isInvalid={false}
      onChange={change}
    />
  )
}

/** A window of the width with a device that finds its place, or not. */
const open = (isNarrow: boolean, isFound: boolean, row: Row = {}, isHere = true) => {
  sent.length = 0
  const find = vi.fn((found: (it: object) => void, failed: (it: object) => void) =>
    isFound ? found({ coords: { longitude: 2.29, latitude: 48.85 } }) : failed({ code: 2 }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: find } })
  render(<Form row={row} isHere={isHere} />)
  return find
}

it('a phone takes the place of the writer of a new record, and shows no degrees', async () => {
  open(true, true)
  expect(await screen.findByRole('button', { name: /已定位/ })).toBeTruthy()
  expect(sent).toEqual([{ lng: 2.29, lat: 48.85, address: '' }])
  expect(screen.queryByLabelText('签到位置经度')).toBeNull()
})

it('an address typed while the place is looked for stays', async () => {
  let tell: (found: object) => void = () => undefined
  open(true, true)
  cleanup()
  sent.length = 0
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: typeof tell) => (tell = found) },
  })
  render(<Form row={{}} isHere />)
  fireEvent.change(screen.getByPlaceholderText('地址'), { target: { value: '门诊楼' } })
  tell({ coords: { longitude: 2.29, latitude: 48.85 } })
  await waitFor(() => expect(sent.at(-1)).toEqual({ lng: 2.29, lat: 48.85, address: '门诊楼' }))
})

it('a phone that finds no place lets it be typed', async () => {
  open(true, false)
  fireEvent.change(await screen.findByLabelText('签到位置经度'), { target: { value: '120' } })
  fireEvent.change(screen.getByLabelText('签到位置纬度'), { target: { value: '30' } })
  await waitFor(() => expect(sent.at(-1)).toEqual({ lng: 120, lat: 30, address: '' }))
})

it.each([
  ['at a desk', false, {}, true],
  ['for a record that stands', true, { id: '1' }, true],
  ['for a place that is not the writer’s', true, {}, false],
])('nothing is taken %s before somebody asks', (_, isNarrow, row, isHere) => {
  const find = open(isNarrow, true, row, isHere)
  expect(find).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /定/ }))
  expect(find).toHaveBeenCalledOnce()
})
