import { expect, it } from 'vitest'
import { changed, firstState, readState, writeState } from './list-state.ts'

const read = (query: string) => readState(new URLSearchParams(query))

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=9999', 'f.status='])(
  'takes no notice of %s',
  (query) => expect(read(query)).toEqual(firstState),
)

it('comes back from the address as it went there', () => {
  const state = {
    keyword: '协和 & 医院',
    page: 3,
    size: 50,
    sort: '-money',
    view: 'waiting',
    saved: 'v1',
    layout: 'calendar',
    at: '2026-11',
    zoom: 'week',
    where: '{"money":{"greaterThan":"1"}}',
    filters: { status: '草稿,驳回', signDate: '2026-05~' },
  }
  expect(readState(writeState(state))).toEqual(state)
  expect(writeState(firstState).toString()).toBe('')
})

it('goes back to the first page on any change but that of the page', () => {
  const state = { ...firstState, page: 4 }
  expect(changed(state, { keyword: '医' }).page).toBe(1)
  expect(changed(state, { page: 5 }).page).toBe(5)
})
