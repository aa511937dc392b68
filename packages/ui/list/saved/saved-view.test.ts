import { expect, it } from 'vitest'
import { firstState } from '../list-state.ts'
import { addressOf, isChanged, savedViewOf, stateOf } from './saved-view.ts'

const state = {
  ...firstState,
  view: 'waiting',
  layout: 'board',
  keyword: '医院',
  sort: '-money',
  filters: { stage: '履行中' },
}
const view = savedViewOf({
  id: 'v',
  name: '在履行',
  address: addressOf(state),
  columns: [{ field: 'name' }, { field: 'money' }],
  isDefault: false,
  isShared: true,
  can: [],
})

it('is not changed by a page or a month, but by all else', () => {
  expect(isChanged(view, { ...state, saved: 'v', page: 4, size: 50, at: '2026-11' }, view.columns)).toBe(false)
  expect(isChanged(view, { ...state, sort: 'money' }, view.columns)).toBe(true)
  expect(isChanged(view, { ...state, filters: {} }, view.columns)).toBe(true)
  expect(isChanged(view, { ...state, layout: '' }, view.columns)).toBe(true)
  expect(isChanged(view, state, ['money', 'name'])).toBe(true)
})

it('puts the list back as it was saved, and knows what is not the reader’s', () => {
  expect(stateOf(view)).toEqual({ ...state, saved: 'v' })
  expect(view).toMatchObject({ isOpen: false, isShared: true, columns: ['name', 'money'] })
  expect(savedViewOf({ id: 'w', name: '', can: ['update'] })).toMatchObject({ columns: undefined, isOpen: true })
})
