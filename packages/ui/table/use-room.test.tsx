import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRoom } from './use-room.ts'

let width = 0
let laidOut: () => void = () => undefined

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        laidOut = look
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Props {
  readonly place: string | undefined
  readonly rooms: (number | undefined)[]
}

const Place = ({ place, rooms }: Props) => {
  const [element, room] = useRoom<HTMLDivElement>(place)
  rooms.push(room)
  return <div ref={element} />
}

const drawn = (place?: string): (number | undefined)[] => {
  const rooms: (number | undefined)[] = []
  render(<Place place={place} rooms={rooms} />)
  return rooms
}

it('an element is drawn anew once its width is known', () => {
  width = 800
  expect(drawn()).toEqual([undefined, 800])
  expect(drawn()).toEqual([undefined, 800])
})

it('the next element of a place is drawn once, with the width that the last one had', () => {
  width = 900
  expect(drawn('here')).toEqual([undefined, 900])
  expect(drawn('here')).toEqual([900])
  expect(drawn('elsewhere')).toEqual([undefined, 900])
})

it('an element that turns out to have another width is put right after its layout', async () => {
  width = 1000
  drawn('there')
  const rooms = drawn('there')
  width = 600
  laidOut()
  await vi.waitFor(() => expect(rooms).toEqual([1000, 600]))
})
